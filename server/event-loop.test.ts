import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "./event-loop.ts";

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("one long stall is no overload, one after the other is, and it passes", async () => {
  const { isLate, stop } = watchEventLoop();
  onTestFinished(stop);
  block(900);
  await wait(5);
  expect(isLate()).toBe(false);
  for (let i = 0; i < 7; i += 1) {
    block(330);
    await wait(1);
  }
  expect(isLate()).toBe(true);
  await expect.poll(isLate, { timeout: 5000 }).toBe(false);
});
