import type { Measured } from "../../testing/measured.ts";
import type { SecurityRow, Shown } from "../../testing/security/row.ts";

/** One test of a run, as vitest's JSON tells it. */
export interface Outcome {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** `passed`, `failed`, or one of vitest's words for what was not tried. */
  readonly status: string;
}

/** What became of each row in a run of the tests that it names. A row none of whose tests ran did not hold. */
export function measureRows(
  rows: readonly SecurityRow[],
  outcomes: readonly Outcome[],
): Measured[] {
  return rows.map(({ row, what, target, shownBy }) => {
    if ("reason" in shownBy) return { row, what, target, measured: shownBy.reason, held: true };
    const passed = new Set<Outcome>();
    const failed = new Set<Outcome>();
    let unseen = 0;
    for (const shown of shownBy) {
      const tried = outcomes.filter((one) => isOf(shown, one) && isTried(one));
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

const isTried = ({ status }: Outcome) => status === "passed" || status === "failed";

/** What vitest fills into the title of a table's test. */
const FILLED = /\$[\w.]+|%[sdifjop]/;

function isOf({ file, test }: Shown, outcome: Outcome): boolean {
  if (file !== outcome.file) return false;
  if (test === undefined) return true;
  const pieces = test.split(FILLED).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*?")}`, "s").test(outcome.title);
}
