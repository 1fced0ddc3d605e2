import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { Fifo } from "./fifo.ts";

test("jobs run one at a time, in the order they came", async () => {
  const line = new Fifo();
  const log: string[] = [];
  const job = (name: string, time: number) => () =>
    delay(time).then(() => {
      log.push(name);
    });
  await Promise.all([
    line.run(job("a", 5)),
    line.run(job("b", 0)),
    delay(1).then(() => line.run(job("c", 0))),
  ]);
  expect(log).toEqual(["a", "b", "c"]);
});

test("an empty queue starts the job at once", () => {
  let hasStarted = false;
  void new Fifo().run(() => {
    hasStarted = true;
  });
  expect(hasStarted).toBe(true);
});

test("no new job runs before one that waits", async () => {
  const line = new Fifo();
  const log: string[] = [];
  const first = line.run(async () => delay(1));
  const second = line.run(() => log.push("second"));
  await Promise.all([first.then(() => line.run(() => log.push("late"))), second]);
  expect(log).toEqual(["second", "late"]);
});

test("reports the numbers of running and waiting jobs", async () => {
  const line = new Fifo();
  expect(line.load).toEqual({ running: 0, waiting: 0 });
  const jobs = [line.run(() => delay(1)), line.run(() => delay(1)), line.run(() => delay(1))];
  expect(line.load).toEqual({ running: 1, waiting: 2 });
  await Promise.all(jobs);
  expect(line.load).toEqual({ running: 0, waiting: 0 });
});

test("the next job runs after one that fails", async () => {
  const line = new Fifo();
  const failing = line.run(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await line.run(() => "yes")).toBe("yes");
});
