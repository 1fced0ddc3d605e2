import type { ExpectedFailure, TestResult } from "./results.ts";

export interface SuiteComparison {
  readonly passed: number;
  readonly failedAsExpected: number;
  /** Failures without a reason. */
  readonly unexpected: readonly TestResult[];
  /** Tests that are expected to fail, and passed or were not run: the list must be exact. */
  readonly stale: readonly string[];
}

export function compareSuite(
  results: readonly TestResult[],
  expected: readonly ExpectedFailure[],
): SuiteComparison {
  const names = new Set(expected.flatMap(({ tests }) => tests));
  const failed = results.filter(({ isPassed }) => !isPassed);
  const failedNames = new Set(failed.map(({ name }) => name));
  const unexpected = failed.filter(({ name }) => !names.has(name));
  return {
    passed: results.length - failed.length,
    failedAsExpected: failed.length - unexpected.length,
    unexpected,
    stale: [...names].filter((name) => !failedNames.has(name)),
  };
}
