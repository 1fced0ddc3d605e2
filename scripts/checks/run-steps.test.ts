import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "./check-steps.ts";
import { runSteps } from "./run-steps.ts";

const printed: string[] = [];
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

const step = (name: string, code: number, change: Partial<Step> = {}): Step => ({
  name,
  commands: [["node", "-e", `console.log("of ${name}"); process.exitCode = ${code}`]],
  limit: 1,
  ...change,
});

test("every step of a stage runs, what failed is shown, and slow steps wait for the others", async () => {
  const code = await runSteps([
    [step("one", 0), step("two", 1), step("three", 0)],
    [step("four", 0)],
    [step("five", 0, { isSlow: true })],
  ]);
  expect(code).toBe(1);
  const text = printed.join("\n");
  expect(text.match(/^[a-z]+ +(?:passed|FAILED)/gm)?.toSorted()).toEqual([
    "four          passed",
    "one           passed",
    "three         passed",
    "two           FAILED",
  ]);
  expect(text).toContain("of two");
  expect(text).not.toContain("of one");
  expect(text).toContain("Mend this and run it again: two.");
  expect(printed.at(-1)).toBe("\n3 passed, 1 failed");
});

test("a slow step that fails holds up no other slow step", async () => {
  const code = await runSteps([
    [step("one", 0)],
    [step("two", 1, { isSlow: true })],
    [step("three", 0, { isSlow: true })],
  ]);
  expect(code).toBe(1);
  expect(printed.at(-1)).toBe("\n2 passed, 1 failed");
});

test("when all pass the exit code is 0 and slow steps have run", async () => {
  expect(await runSteps([[step("one", 0)], [step("two", 0, { isSlow: true })]])).toBe(0);
  expect(printed.at(-1)).toBe("\n2 passed, 0 failed");
});
