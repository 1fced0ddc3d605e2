import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { runPeriodically } from "./run-periodically.ts";

const neverReport = (problem: unknown) => {
  throw problem;
};

test("the job runs at once and then repeatedly, never twice at the same time", async () => {
  let underWay = 0;
  let most = 0;
  let runs = 0;
  const stop = runPeriodically(
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await delay(5);
      underWay -= 1;
      runs += 1;
    },
    neverReport,
    1,
  );
  await expect.poll(() => runs).toBeGreaterThan(3);
  await stop();
  expect(most).toBe(1);
});

test("the pause is counted from the end of a run, also of one that failed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const HOUR = 3_600_000;
  const problems: unknown[] = [];
  let begun = 0;
  let fail = (_problem: Error) => {};
  const stop = runPeriodically(
    () => {
      begun += 1;
      return new Promise((_, reject) => {
        fail = reject;
      });
    },
    (problem) => problems.push(problem),
    HOUR,
  );
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(begun).toBe(1);
  fail(new Error("no database"));
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect([begun, problems.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toBe(2);
  fail(new Error("no database"));
  await stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(begun).toBe(2);
});

test("a run that fails is reported, and the next one follows", async () => {
  const problems: unknown[] = [];
  let runs = 0;
  const stop = runPeriodically(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("no database");
    },
    (problem) => problems.push(problem),
    1,
  );
  await expect.poll(() => runs).toBeGreaterThan(1);
  await stop();
  expect(problems).toEqual([new Error("no database")]);
});

test("stopped during a run, it waits for the end and begins no other", async () => {
  const done: string[] = [];
  const stop = runPeriodically(
    async (stopping) => {
      await delay(20);
      done.push(stopping.aborted ? "a run that knows" : "a run");
    },
    neverReport,
    1,
  );
  await stop();
  expect(done).toEqual(["a run that knows"]);
  await delay(20);
  expect(done).toEqual(["a run that knows"]);
});
