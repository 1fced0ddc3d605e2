import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import type { SecurityRow, TestReference } from "#testing/security/rows/security-row.ts";

/** One test of a run, from vitest's JSON report. */
export interface TestOutcome {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** `passed`, `failed`, or one of vitest's words for what was not tried. */
  readonly status: string;
}

/** What became of each row in a run of the tests that it names. A row none of whose tests ran did not hold. */
export function measureRows(
  rows: readonly SecurityRow[],
  outcomes: readonly TestOutcome[],
): TestResultRow[] {
  return rows.map(({ row, what, target, shownBy }) => {
    if ("reason" in shownBy) return { row, what, target, measured: shownBy.reason, held: true };
    const passed = new Set<TestOutcome>();
    const failed = new Set<TestOutcome>();
    let unseen = 0;
    for (const shown of shownBy) {
      const tried = outcomes.filter((one) => isOf(shown, one) && hasRun(one));
      if (tried.length === 0) unseen += 1;
      for (const one of tried) (one.status === "passed" ? passed : failed).add(one);
    }
    const told = [
      `${passed.size} tests passed`,
      failed.size > 0 && `${failed.size} failed`,
      unseen > 0 && `${unseen} of those named did not run`,
    ];
    const held = failed.size === 0 && unseen === 0;
    return { row, what, target, measured: told.filter(Boolean).join(", "), held };
  });
}

const hasRun = ({ status }: TestOutcome) => status === "passed" || status === "failed";

/** What vitest fills into the title of a table's test. */
const TITLE_PLACEHOLDER = /\$[\w.]+|%[sdifjop]/;

function isOf({ file, test }: TestReference, outcome: TestOutcome): boolean {
  if (file !== outcome.file) return false;
  if (test === undefined) return true;
  const pieces = test
    .split(TITLE_PLACEHOLDER)
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*?")}`, "s").test(outcome.title);
}
