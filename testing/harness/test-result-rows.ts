import { appendFileSync } from "node:fs";

/** One row of docs/reliability.md: a promise, and what became of it when it was tried. */
export interface TestResultRow {
  /** Of the catalogue of what can go wrong: "D1", "R20", "B6". Empty for what it does not know. */
  readonly row: string;
  /** What was tried, engine included where there is a choice: "kill -9 while writing, PGlite". With `row` it is the name. */
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly held: boolean;
}

/**
 * Leaves a row for the command that runs the tests in full (`npm run test:durability` and its sisters). In
 * `npm test`, which tries less, nothing is written down.
 */
export function recordTestResult(row: TestResultRow): void {
  const file = process.env.MEASURED_ROWS;
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
