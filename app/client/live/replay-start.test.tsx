import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { observedFetch } from "../offline/connection.ts";
import { replayStart } from "./replay-start.ts";

const OPENED = performance.timeOrigin;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has been open for so long by the two clocks of its device, with an answer of the server. */
async function openFor(age: number, { running = age, ahead = 0 } = {}): Promise<void> {
  vi.setSystemTime(OPENED + age);
  vi.spyOn(performance, "now").mockReturnValue(running);
  const date = new Date(OPENED + age + ahead).toUTCString();
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { date } }));
  await observedFetch("/");
}

test("messages are replayed from before the page was opened, by the server's clock", async () => {
  await openFor(2000);
  expect(OPENED - (replayStart() ?? 0)).toBeCloseTo(15_000, -2);
  await openFor(2000, { ahead: HOUR });
  expect(Math.abs((replayStart() ?? 0) - (OPENED + HOUR - 15_000))).toBeLessThan(1100);
});

test.each([
  { age: 60_001, running: 60_001, because: "it was opened too long ago" },
  { age: 2000, running: 9000, because: "its clock was set back meanwhile" },
  { age: 30_000, running: 2000, because: "the device slept, or its clock was set" },
])("a page reads everything again when $because", async ({ age, running }) => {
  await openFor(age, { running });
  expect(replayStart()).toBeNull();
});
