import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createQueue } from "./queue.ts";

const calm = { atOnce: 2, waiting: 20, patience: 60_000 };

/** Works that end when they are told to. */
function heldWorks(options: Partial<typeof calm> = {}) {
  const { run, requireRoom } = createQueue({ ...calm, ...options });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (turn: number) =>
    run(() => {
      started.push(turn);
      return new Promise<number>((resolve) => finish.push(() => resolve(turn)));
    });
  return { work, started, finish, requireRoom };
}

test("two run at once, the next in order, and the twenty-third is refused", async () => {
  const { work, started, finish } = heldWorks();
  const all = Array.from({ length: 22 }, (_, turn) => work(turn));
  await expect(work(22)).rejects.toMatchObject({ reason: "overloaded", retryAfter: 2 });
  expect(started).toEqual([0, 1]);
  for (let turn = 0; turn < 22; turn++) {
    await vi.waitFor(() => expect(started.length).toBeGreaterThan(turn));
    finish[turn]?.();
    await all[turn];
  }
  expect(started).toEqual(Array.from({ length: 22 }, (_, turn) => turn));
});

test("a place is free again after a failure", async () => {
  const { run } = createQueue({ ...calm, atOnce: 1, waiting: 0 });
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => "yes")).toBe("yes");
});

test("whoever would wait too long, by how long the last ones took, is refused at once", async () => {
  const { run, requireRoom } = createQueue({ ...calm, atOnce: 1, patience: 150 });
  await run(() => wait(100));
  const first = run(() => wait(100));
  const second = run(() => wait(1));
  expect(requireRoom).toThrow("overloaded");
  await expect(run(() => wait(1))).rejects.toMatchObject({ reason: "overloaded" });
  await Promise.all([first, second]);
  expect(requireRoom).not.toThrow();
});

test("works that take ever longer refuse others before the first of them is done", async () => {
  const { work, finish, requireRoom } = heldWorks({ atOnce: 1, patience: 100 });
  const slow = work(0);
  expect(requireRoom).not.toThrow();
  await wait(150);
  expect(requireRoom).toThrow("overloaded");
  finish[0]?.();
  expect(await slow).toBe(0);
});

test("whoever waited for as long as is bearable is sent away, and keeps nobody's place", async () => {
  const { work, started, finish } = heldWorks({ atOnce: 1, patience: 50 });
  const slow = work(0);
  await expect(work(1)).rejects.toMatchObject({ reason: "overloaded" });
  finish[0]?.();
  await slow;
  const next = work(2);
  await vi.waitFor(() => expect(started).toEqual([0, 2]));
  finish[1]?.();
  expect(await next).toBe(2);
});
