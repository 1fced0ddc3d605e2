import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurnstile, type TurnstileOptions } from "./turnstile.ts";

const calm: TurnstileOptions = {
  most: 2,
  places: 4,
  patience: 1000,
  mostStatements: 10,
  database: () => ({ running: 0, waiting: 0 }),
  takeOn: () => true,
};

/** Whether each has been let in, has been turned away, or still waits. */
function watch(entering: Promise<boolean>) {
  const watched = { state: "waits" };
  void entering.then((isIn) => {
    watched.state = isIn ? "in" : "away";
  });
  return watched;
}

test("as many as can be answered go in at once, the next wait in the order they came", async () => {
  const turnstile = createTurnstile(calm);
  const all = Array.from({ length: 4 }, () => watch(turnstile.enter("read")));
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "waits", "waits"]);
  expect(turnstile.load()).toEqual({ running: 2, waiting: 2 });
  turnstile.leave();
  await wait(1);
  expect(all.map(({ state }) => state)).toEqual(["in", "in", "in", "waits"]);
  for (let i = 0; i < 3; i += 1) turnstile.leave();
  expect(turnstile.load()).toEqual({ running: 0, waiting: 0 });
});

test("whoever finds no place is turned away at once; the last place is kept for who writes", async () => {
  const turnstile = createTurnstile(calm);
  for (let i = 0; i < 5; i += 1) void turnstile.enter("read");
  expect(await turnstile.enter("read")).toBe(false);
  const write = watch(turnstile.enter("write"));
  expect(await turnstile.enter("write")).toBe(false);
  for (let i = 0; i < 6; i += 1) turnstile.leave();
  await wait(1);
  expect(write.state).toBe("in");
});

test("nobody waits for longer than is bearable, nor for somebody who has left", async () => {
  const turnstile = createTurnstile({ ...calm, most: 1, patience: 30 });
  expect(await turnstile.enter("read")).toBe(true);
  const leaving = new AbortController();
  const gone = watch(turnstile.enter("write", leaving.signal));
  leaving.abort();
  const impatient = watch(turnstile.enter("write"));
  await wait(5);
  expect([gone.state, impatient.state]).toEqual(["away", "waits"]);
  await wait(40);
  expect(impatient.state).toBe("away");
  turnstile.leave();
  expect(turnstile.load()).toEqual({ running: 0, waiting: 0 });
});

test("nobody else goes in while the database has a long line, unless nobody is in", async () => {
  let waiting = 10;
  const database = () => ({ running: 1, waiting });
  const turnstile = createTurnstile({ ...calm, most: 5, database });
  expect(await turnstile.enter("read")).toBe(true);
  const next = watch(turnstile.enter("read"));
  await wait(1);
  expect(next.state).toBe("waits");
  turnstile.leave();
  await wait(1);
  expect(next.state).toBe("in");
  waiting = 9;
  expect(await turnstile.enter("read")).toBe(true);
});

test("a process that is late takes on no read, still takes what is written, and recovers by itself", async () => {
  let isLate = false;
  const turnstile = createTurnstile({ ...calm, takeOn: () => !isLate });
  expect(await turnstile.enter("read")).toBe(true);
  isLate = true;
  expect(await turnstile.enter("read")).toBe(false);
  expect(await turnstile.enter("write")).toBe(true);
  turnstile.leave();
  isLate = false;
  expect(await turnstile.enter("read")).toBe(true);
});
