import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HOUR = 3_600_000;
let connection: typeof import("./connection.ts");

beforeEach(async () => {
  vi.resetModules();
  connection = await import("./connection.ts");
});
afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const anHourAhead = () =>
  Promise.resolve(
    new Response(null, { headers: { date: new Date(Date.now() + HOUR).toUTCString() } }),
  );

test("a clock that no answer has told is asked for, once", async () => {
  const fetched = answerWith(anHourAhead);
  expect(connection.clockOffset()).toBeNull();
  await connection.learnClock();
  expect(Math.round((connection.clockOffset() ?? 0) / HOUR)).toBe(1);
  await connection.learnClock();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a server that is not reached leaves it unknown, and the connection lost", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await connection.learnClock();
  expect(connection.clockOffset()).toBeNull();
  expect(connection.isConnectionLost()).toBe(true);
});
