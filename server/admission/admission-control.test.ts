import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  type AdmissionControlOptions,
  createAdmissionControl,
  type QueueOptions,
} from "./admission-control.ts";

const short: QueueOptions = { maxRunning: 2, maxWaiting: 3, burstMs: 1000, maxWaitMs: 1000 };
const calm: AdmissionControlOptions = {
  queues: { read: short, write: short, errand: short },
  maxWaitingStatements: 10,
  database: () => ({ running: 0, waiting: 0 }),
};
const withReads = (reads: Partial<QueueOptions>): AdmissionControlOptions => ({
  ...calm,
  queues: { ...calm.queues, read: { ...short, ...reads } },
});

/** Whether each has been let in, has been turned away, or still waits. */
function watch(entering: Promise<boolean>) {
  const watched = { state: "waits" };
  void entering.then((isIn) => {
    watched.state = isIn ? "in" : "away";
  });
  return watched;
}

test("as many as can be answered go in at once, the next wait in the order they came", async () => {
  const turnstile = createAdmissionControl(calm);
  const all = Array.from({ length: 4 }, () => watch(turnstile.enter("read")));
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "waits", "waits"]);
  expect(turnstile.load()).toEqual({ running: 2, waiting: 2 });
  turnstile.release("read");
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "in", "waits"]);
  for (let i = 0; i < 3; i += 1) turnstile.release("read");
  expect(turnstile.load()).toEqual({ running: 0, waiting: 0 });
});

test("whoever finds no place is turned away at once, and keeps nobody from the other line", async () => {
  const away: string[] = [];
  const turnstile = createAdmissionControl({ ...calm, onRejected: (deed) => away.push(deed) });
  for (let i = 0; i < 5; i += 1) void turnstile.enter("read");
  expect(await turnstile.enter("read")).toBe(false);
  expect(await turnstile.enter("write")).toBe(true);
  expect(away).toEqual(["read"]);
});

test("nobody waits for longer than is bearable, nor for somebody who has left", async () => {
  const turnstile = createAdmissionControl(
    withReads({ maxRunning: 1, burstMs: 30, maxWaitMs: 30 }),
  );
  expect(await turnstile.enter("read")).toBe(true);
  const leaving = new AbortController();
  const gone = watch(turnstile.enter("read", () => leaving.signal));
  leaving.abort();
  const impatient = watch(turnstile.enter("read"));
  await wait(5);
  expect([gone.state, impatient.state]).toEqual(["away", "waits"]);
  await wait(60);
  expect(impatient.state).toBe("away");
  turnstile.release("read");
  expect(turnstile.load()).toEqual({ running: 0, waiting: 0 });
});

test("in a line that does not end one waits for a moment only, also who came before that showed", async () => {
  const turnstile = createAdmissionControl(
    withReads({ maxRunning: 1, burstMs: 400, maxWaitMs: 150 }),
  );
  expect(await turnstile.enter("read")).toBe(true);
  const early = watch(turnstile.enter("read"));
  await wait(100);
  const alsoEarly = watch(turnstile.enter("read"));
  await wait(200);
  const late = watch(turnstile.enter("read"));
  expect([early.state, alsoEarly.state]).toEqual(["waits", "waits"]);
  await wait(120);
  expect([early.state, alsoEarly.state, late.state]).toEqual(["away", "away", "waits"]);
  await wait(80);
  expect(late.state).toBe("away");
  const soonAfter = watch(turnstile.enter("read"));
  await wait(250);
  expect(soonAfter.state, "the same line, though nobody was in it for a moment").toBe("away");
  await wait(1100);
  const next = watch(turnstile.enter("read"));
  await wait(250);
  expect(next.state, "a new line").toBe("waits");
  turnstile.release("read");
  await wait(1);
  expect(next.state).toBe("in");
});

test("nobody else goes in while the database has a long line, unless nobody is in", async () => {
  let waiting = 10;
  const database = () => ({ running: 1, waiting });
  const turnstile = createAdmissionControl({ ...withReads({ maxRunning: 5 }), database });
  expect(await turnstile.enter("read")).toBe(true);
  const next = watch(turnstile.enter("read"));
  expect(await turnstile.enter("write"), "alone in its line").toBe(true);
  await wait(1);
  expect(next.state).toBe("waits");
  waiting = 9;
  turnstile.release("write");
  await wait(1);
  expect(next.state, "whoever leaves makes room for either line").toBe("in");
});
