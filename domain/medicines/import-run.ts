import type { Day } from "../calendar/day.ts";
import type { InvalidEdition } from "./edition.ts";
import type { EditionWarning } from "./edition-warnings.ts";

/** What an import did. */
export interface ImportOutcome {
  readonly date: Day;
  readonly medicines: number;
  readonly added: number;
  readonly changed: number;
  /** Of those that changed, how many an earlier edition had lost. */
  readonly returned: number;
  readonly withdrawn: number;
  /** Rows of the files that name no medicine. */
  readonly leftOut: number;
}

/** Why nothing was imported. A doubt can be overruled, the others cannot. */
export type RefusalReason = InvalidEdition | EditionWarning | { readonly is: "busy" | "undated" };

/** An import as it is reported to the administrator who started it; `total` is 0 until the files have been read. */
export type ImportRun =
  | { readonly is: "running"; readonly done: number; readonly total: number }
  | { readonly is: "done"; readonly outcome: ImportOutcome }
  | { readonly is: "refused"; readonly reason: RefusalReason }
  | { readonly is: "failed" };
