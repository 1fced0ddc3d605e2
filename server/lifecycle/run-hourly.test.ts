import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runHourly } from "./run-hourly.ts";

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the job runs at the start and every hour, also after a failure, which is reported", async () => {
  const problems: unknown[] = [];
  let count = 0;
  const stop = runHourly(
    async () => {
      count += 1;
      if (count === 2) throw new Error("the database is gone");
    },
    (problem) => problems.push(problem),
  );
  expect(count).toBe(1);
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(count).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + 2 * HOUR);
  expect(count).toBe(4);
  expect(problems).toHaveLength(1);
  await stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(count).toBe(4);
});

test("stopping waits for the running job", async () => {
  let finish = () => {};
  const stop = runHourly(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    () => undefined,
  );
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});
