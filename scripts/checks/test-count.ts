import { readFile } from "node:fs/promises";
import { z } from "zod";

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Journeys among those that passed, but only on the second attempt. */
  readonly retried?: number;
}

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }));

const playwright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats: { expected, unexpected, flaky } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    ...(flaky > 0 && { retried: flaky }),
  }));

/**
 * The numbers of a test runner's report. A run that left no report, ran no test, or ended badly
 * although every test passed, counts as one failure more: something is wrong that no test names.
 */
export async function readTestCount(
  runner: "vitest" | "playwright",
  report: string,
  hasPassed: boolean,
): Promise<TestCount> {
  const schema = runner === "vitest" ? vitest : playwright;
  const count = await readFile(report, "utf8")
    .then((text) => schema.parse(JSON.parse(text)))
    .catch(() => ({ passed: 0, failed: 0 }));
  const isExplained = hasPassed ? count.passed > 0 : count.failed > 0;
  return isExplained ? count : { ...count, failed: count.failed + 1 };
}
