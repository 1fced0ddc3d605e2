import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#testing/harness/free-port.ts";

/** Milliseconds within which a process must answer. */
const START_TIMEOUT_MS = 60_000;

/** Milliseconds without requests after which a process has settled. */
const SETTLE_MS = 1500;

export interface Started {
  /** Milliseconds from the start of the process to the first success answered for `path`. */
  readonly firstAnswerMs: number;
  /** Megabytes of memory once it is idle. */
  readonly idleMegabytes: number;
}

/**
 * Starts a Node program that listens on PORT, measures it and stops it.
 * @throws {Error} when it ends, or does not answer in time
 */
export async function startAndStop(
  program: string,
  path: string,
  environment: Record<string, string> = {},
): Promise<Started> {
  const port = await freePort();
  const born = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
      if (child.exitCode !== null) throw new Error(`${program} has ended with ${child.exitCode}.`);
      if (performance.now() - born > START_TIMEOUT_MS)
        throw new Error(`${program} does not answer.`);
      await delay(5);
    }
    const firstAnswerMs = performance.now() - born;
    await delay(SETTLE_MS);
    return { firstAnswerMs, idleMegabytes: memoryOf(child.pid) };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

/** Megabytes of resident memory, from the system's KiB on Linux and macOS alike. */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return (Number(kibibytes) * 1024) / 1e6;
}
