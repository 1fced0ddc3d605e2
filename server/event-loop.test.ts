import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "./event-loop.ts";

function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("one long stall is no overload; one after the other is, which lets in a few, and it passes", async () => {
  const { takeOn, stop } = watchEventLoop();
  onTestFinished(stop);
  const takenOfHundred = () => Array.from({ length: 100 }, takeOn).filter(Boolean).length;
  block(900);
  await wait(5);
  expect(takenOfHundred()).toBe(100);
  for (let i = 0; i < 7; i += 1) {
    block(330);
    await wait(1);
  }
  expect(takenOfHundred()).toBe(16);
  expect(takenOfHundred()).toBe(0);
  await expect.poll(takenOfHundred, { timeout: 5000 }).toBe(100);
});
