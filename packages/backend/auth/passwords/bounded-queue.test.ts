import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueue } from "./bounded-queue.ts";

// The queue judges by the clock. A busy machine stretches real waits, so the tests turn the clock themselves.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task of so many milliseconds. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const defaultOptions = { concurrency: 2, maxWaiting: 20, maxWaitMs: 60_000 };

/** Tasks that the test completes. */
function pendingJobs(options: Partial<typeof defaultOptions> = {}) {
  const { run, requireCapacity } = createQueue({ ...defaultOptions, ...options });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (turn: number) =>
    run(() => {
      started.push(turn);
      return new Promise<number>((resolve) => finish.push(() => resolve(turn)));
    });
  return { work, started, finish, requireCapacity };
}

test("two run at once, the next in order, and the twenty-third is refused", async () => {
  const { work, started, finish } = pendingJobs();
  const all = Array.from({ length: 22 }, (_, turn) => work(turn));
  await expect(work(22)).rejects.toMatchObject({ reason: "overloaded", retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  for (let turn = 0; turn < 22; turn++) {
    expect(started.length).toBeGreaterThan(turn);
    finish[turn]?.();
    await all[turn];
  }
  expect(started).toEqual(Array.from({ length: 22 }, (_, turn) => turn));
});

test("a place is free again after a failure", async () => {
  const { run } = createQueue({ ...defaultOptions, concurrency: 1, maxWaiting: 0 });
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => "yes")).toBe("yes");
});

test("a task that would wait too long, judged by the last tasks, is refused at once", async () => {
  const { run, requireCapacity } = createQueue({
    ...defaultOptions,
    concurrency: 1,
    maxWaitMs: 150,
  });
  const earlier = run(() => wait(100));
  await pass(100);
  await earlier;
  const first = run(() => wait(100));
  const second = run(() => wait(1));
  expect(requireCapacity).toThrow("overloaded");
  await expect(run(() => wait(1))).rejects.toMatchObject({ reason: "overloaded" });
  await pass(101);
  await Promise.all([first, second]);
  expect(requireCapacity).not.toThrow();
});

test("works that take ever longer refuse others before the first of them is done", async () => {
  const { run, requireCapacity } = createQueue({
    ...defaultOptions,
    concurrency: 1,
    maxWaitMs: 1000,
  });
  const earlier = run(() => wait(10));
  await pass(10);
  await earlier;
  const [slow, behind] = [run(() => wait(700)), run(() => wait(1))];
  expect(requireCapacity).not.toThrow();
  await pass(600);
  expect(requireCapacity).toThrow("overloaded");
  await pass(101);
  await Promise.all([slow, behind]);
});

test("a caller whose task takes too long gets an error, while the task keeps its slot until it ends", async () => {
  const { work, started, finish, requireCapacity } = pendingJobs({ concurrency: 1, maxWaitMs: 50 });
  const tooLong = expect(work(0)).rejects.toMatchObject({ reason: "overloaded" });
  await pass(51);
  await tooLong;
  await expect(work(1), "at once").rejects.toMatchObject({ reason: "overloaded" });
  finish[0]?.();
  await pass(1);
  expect(started).toEqual([0]);
  expect(requireCapacity, "the last one took too long").not.toThrow();
});

test("a task that waited for the maximum is refused and leaves the queue", async () => {
  const { run } = createQueue({ ...defaultOptions, concurrency: 1, maxWaitMs: 200 });
  const begun: number[] = [];
  const work = (turn: number, took: number) =>
    run(async () => {
      begun.push(turn);
      await wait(took);
      return turn;
    });
  const slow = expect(work(0, 400)).rejects.toMatchObject({ reason: "overloaded" });
  await pass(100);
  const maxWaiting = expect(work(1, 1)).rejects.toMatchObject({ reason: "overloaded" });
  await pass(200);
  await Promise.all([slow, maxWaiting]);
  await pass(150);
  const next = work(2, 1);
  await pass(1);
  expect(await next).toBe(2);
  expect(begun).toEqual([0, 2]);
});
