import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type AdmissionControlOptions,
  createAdmissionControl,
  type QueueOptions,
} from "./admission-control.ts";

const short: QueueOptions = { maxRunning: 2, maxWaiting: 3, burstMs: 1000, maxWaitMs: 1000 };
const baseOptions: AdmissionControlOptions = {
  queues: { read: short, write: short, slow: short },
  maxWaitingStatements: 10,
  database: () => ({ running: 0, waiting: 0 }),
};
const withReads = (reads: Partial<QueueOptions>): AdmissionControlOptions => ({
  ...baseOptions,
  queues: { ...baseOptions.queues, read: { ...short, ...reads } },
});

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Records whether a request was admitted, was rejected, or still waits. */
function watch(entering: Promise<boolean>) {
  const watched = { state: "waits" };
  void entering.then((isIn) => {
    watched.state = isIn ? "in" : "away";
  });
  return watched;
}

test("requests up to the limit are admitted at once, and the next wait in order of arrival", async () => {
  const admission = createAdmissionControl(baseOptions);
  const all = Array.from({ length: 4 }, () => watch(admission.enter("read")));
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "waits", "waits"]);
  expect(admission.load()).toEqual({ running: 2, waiting: 2 });
  admission.release("read");
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "in", "waits"]);
  for (let i = 0; i < 3; i += 1) admission.release("read");
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test("a request that finds the queue full is rejected at once, and the other queue is not affected", async () => {
  const away: string[] = [];
  const admission = createAdmissionControl({
    ...baseOptions,
    onRejected: (requestClass) => away.push(requestClass),
  });
  for (let i = 0; i < 5; i += 1) void admission.enter("read");
  expect(await admission.enter("read")).toBe(false);
  expect(await admission.enter("write")).toBe(true);
  expect(away).toEqual(["read"]);
});

test("a request waits no longer than the limit, and leaves the queue when its client disconnects", async () => {
  const admission = createAdmissionControl(
    withReads({ maxRunning: 1, burstMs: 30, maxWaitMs: 30 }),
  );
  expect(await admission.enter("read")).toBe(true);
  const leaving = new AbortController();
  const gone = watch(admission.enter("read", () => leaving.signal));
  leaving.abort();
  const impatient = watch(admission.enter("read"));
  await wait(5);
  expect([gone.state, impatient.state]).toEqual(["away", "waits"]);
  await wait(60);
  expect(impatient.state).toBe("away");
  admission.release("read");
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test("in a queue that does not empty, requests wait for a moment only, also those that came earlier", async () => {
  const admission = createAdmissionControl(
    withReads({ maxRunning: 1, burstMs: 400, maxWaitMs: 150 }),
  );
  expect(await admission.enter("read")).toBe(true);
  const early = watch(admission.enter("read"));
  await wait(100);
  const alsoEarly = watch(admission.enter("read"));
  await wait(200);
  const late = watch(admission.enter("read"));
  expect([early.state, alsoEarly.state]).toEqual(["waits", "waits"]);
  await wait(120);
  expect([early.state, alsoEarly.state, late.state]).toEqual(["away", "away", "waits"]);
  await wait(80);
  expect(late.state).toBe("away");
  const soonAfter = watch(admission.enter("read"));
  await wait(250);
  expect(soonAfter.state, "the same line, though nobody was in it for a moment").toBe("away");
  await wait(1100);
  const next = watch(admission.enter("read"));
  await wait(250);
  expect(next.state, "a new line").toBe("waits");
  admission.release("read");
  await wait(1);
  expect(next.state).toBe("in");
});

test("nothing else is admitted while the database has a long queue, unless nothing runs", async () => {
  let waiting = 10;
  const database = () => ({ running: 1, waiting });
  const admission = createAdmissionControl({ ...withReads({ maxRunning: 5 }), database });
  expect(await admission.enter("read")).toBe(true);
  const next = watch(admission.enter("read"));
  expect(await admission.enter("write"), "alone in its queue").toBe(true);
  await wait(1);
  expect(next.state).toBe("waits");
  waiting = 9;
  admission.release("write");
  await wait(1);
  expect(next.state, "a released request frees capacity for either queue").toBe("in");
});
