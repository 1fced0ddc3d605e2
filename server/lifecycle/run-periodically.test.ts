import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
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
