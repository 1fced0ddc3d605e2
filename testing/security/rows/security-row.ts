/** A test that shows a row, or all of a file. Only what vitest runs: a journey may show it too. */
export interface TestReference {
  readonly file: string;
  /** The title as the file writes it, or where it begins; several tests may begin alike. */
  readonly test?: string;
}

/**
 * One promise about rights, sign-in or content, and what shows that it is kept: tests, or where there is nothing to
 * test a reason.
 */
export interface SecurityRow {
  /** As the catalogue of what can go wrong names it. */
  readonly row: string;
  readonly what: string;
  readonly target: string;
  readonly shownBy: readonly TestReference[] | { readonly reason: string };
}

/** Tests of one file, by where their titles begin; without any, the whole file. */
export const testsIn = (file: string, ...tests: readonly string[]): readonly TestReference[] =>
  tests.length === 0 ? [{ file }] : tests.map((test) => ({ file, test }));
