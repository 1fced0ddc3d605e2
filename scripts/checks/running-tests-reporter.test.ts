import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestCase, TestModule } from "vitest/node";
import RunningTestsReporter from "./running-tests-reporter.ts";

const printed: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  printed.length = 0;
});

const file = (moduleId: string) => ({ moduleId }) as TestModule;
const testOf = (module: TestModule, fullName: string) => ({ module, fullName }) as TestCase;

test("a file that runs for more than a minute is named each minute, with its test, until it ends", () => {
  const reporter = new RunningTestsReporter();
  const [slow, quick] = [file("slow.test.ts"), file("quick.test.ts")];
  reporter.onTestRunStart();
  reporter.onTestModuleQueued(slow);
  reporter.onTestModuleQueued(quick);
  reporter.onTestCaseReady(testOf(slow, "first"));
  reporter.onTestModuleEnd(quick);
  vi.advanceTimersByTime(61_000);
  reporter.onTestCaseReady(testOf(slow, "second"));
  vi.advanceTimersByTime(60_000);
  reporter.onTestModuleEnd(slow);
  vi.advanceTimersByTime(60_000);
  reporter.onTestRunEnd();
  expect(printed).toEqual([
    "running for 60 s: slow.test.ts > first\n",
    "running for 120 s: slow.test.ts > second\n",
  ]);
});
