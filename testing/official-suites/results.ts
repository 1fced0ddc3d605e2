/** What became of one test of a suite. */
export interface TestResult {
  /** `basic.test.ts › basic select table`; the second of one name ends in ` (2)`. */
  readonly name: string;
  readonly isPassed: boolean;
  /** What Jest says of a failure. */
  readonly message: string;
}

/** Tests of a suite that fail against our backend, and why that stays so. */
export interface ExpectedFailure {
  /** One sentence, for the table in docs/conformance.md. */
  readonly why: string;
  /** Names as in `TestResult`. */
  readonly tests: readonly string[];
}
