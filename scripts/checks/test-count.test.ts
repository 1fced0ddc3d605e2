import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTestCount } from "./test-count.ts";

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-count-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "report.json");
  if (content !== undefined) await writeFile(path, JSON.stringify(content));
  return path;
}

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
});

test.each([
  { content: vitest(7, 0), hasPassed: true, expected: [7, 0], because: "all is well" },
  { content: vitest(7, 2), hasPassed: false, expected: [7, 2], because: "two tests failed" },
  { content: vitest(7, 0), hasPassed: false, expected: [7, 1], because: "it broke outside a test" },
  { content: vitest(0, 0), hasPassed: true, expected: [0, 1], because: "nothing proves nothing" },
  { content: undefined, hasPassed: true, expected: [0, 1], because: "no report was left" },
  { content: undefined, hasPassed: false, expected: [0, 1], because: "it did not even start" },
  { content: { surprise: 1 }, hasPassed: true, expected: [0, 1], because: "an unknown report" },
])("Vitest: $because", async ({ content, hasPassed, expected: [passed, failed] }) => {
  const count = await readTestCount("vitest", await report(content), hasPassed);
  expect(count).toEqual({ passed, failed });
});

test.each([
  { stats: { expected: 4, unexpected: 0, flaky: 0 }, hasPassed: true, expected: [4, 0] },
  { stats: { expected: 3, unexpected: 1, flaky: 0 }, hasPassed: false, expected: [3, 1] },
])("Playwright: $stats counts as $expected", async ({ stats, hasPassed, expected }) => {
  const [passed, failed] = expected;
  expect(await readTestCount("playwright", await report({ stats }), hasPassed)).toEqual({
    passed,
    failed,
  });
});

test("Playwright: a journey that passes on the second attempt has passed, and is counted apart", async () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 };
  const count = await readTestCount("playwright", await report({ stats }), true);
  expect(count).toEqual({ passed: 4, failed: 0, retried: 1 });
});
