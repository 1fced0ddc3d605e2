import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { runPeriodically } from "./run-periodically.ts";

const neverReport = (problem: unknown) => {
  throw problem;
};

test("the work is done at once and then again and again, never twice at the same time", async () => {
  let underWay = 0;
  let most = 0;
  let turns = 0;
  const stop = runPeriodically(
    async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await delay(5);
      underWay -= 1;
      turns += 1;
    },
    neverReport,
    1,
  );
  await expect.poll(() => turns).toBeGreaterThan(3);
  await stop();
  expect(most).toBe(1);
});

test("a turn that fails is reported, and the next one comes all the same", async () => {
  const problems: unknown[] = [];
  let turns = 0;
  const stop = runPeriodically(
    async () => {
      turns += 1;
      if (turns === 1) throw new Error("no database");
    },
    (problem) => problems.push(problem),
    1,
  );
  await expect.poll(() => turns).toBeGreaterThan(1);
  await stop();
  expect(problems).toEqual([new Error("no database")]);
});

test("stopped in the middle of a turn, it waits for its end and begins no other", async () => {
  const done: string[] = [];
  const stop = runPeriodically(
    async (stopping) => {
      await delay(20);
      done.push(stopping.aborted ? "a turn that knows" : "a turn");
    },
    neverReport,
    1,
  );
  await stop();
  expect(done).toEqual(["a turn that knows"]);
  await delay(20);
  expect(done).toEqual(["a turn that knows"]);
});
