import process from "node:process";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Milliseconds between two looks at what is running, and how long a file may run without being named. */
const INTERVAL = 60_000;

interface Running {
  readonly since: number;
  test: string;
}

/**
 * Prints each minute which test files have run for more than a minute, and which test of them is running. A worker
 * whose event loop is stuck can report nothing itself, and is ended from outside in the end: these lines name it.
 */
export default class RunningTestsReporter implements Reporter {
  readonly #running = new Map<string, Running>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#timer = setInterval(() => this.#print(), INTERVAL).unref();
  }

  onTestModuleQueued(file: TestModule): void {
    this.#running.set(file.moduleId, { since: Date.now(), test: "not yet started" });
  }

  onTestCaseReady(test: TestCase): void {
    const running = this.#running.get(test.module.moduleId);
    if (running) running.test = test.fullName;
  }

  onTestModuleEnd(file: TestModule): void {
    this.#running.delete(file.moduleId);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #print(): void {
    for (const [file, { since, test }] of this.#running) {
      const seconds = Math.round((Date.now() - since) / 1000);
      if (seconds * 1000 < INTERVAL) continue;
      process.stdout.write(`running for ${seconds} s: ${file} > ${test}\n`);
    }
  }
}
