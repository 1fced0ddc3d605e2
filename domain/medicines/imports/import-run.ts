import type { Day } from "../../calendar/day.ts";
import type { InvalidNationalFile } from "../national/national-files.ts";
import type { InvalidEdition } from "../official/edition.ts";
import type { FeedFile } from "../official/official-files.ts";
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

/** What an import did with a feed: rows that came, and those that were not there before or are not any more. */
export interface FeedOutcome {
  readonly file: FeedFile;
  readonly date: Day;
  readonly rows: number;
  readonly added: number;
  readonly removed: number;
  readonly leftOut: number;
}

/** What came of the files of one import: the edition is null where feeds came alone. */
export interface ImportResult {
  readonly outcome: ImportOutcome | null;
  readonly feeds: readonly FeedOutcome[];
}

/** Why nothing was imported. A doubt can be overruled, the others cannot. */
export type RefusalReason =
  | InvalidEdition
  | InvalidNationalFile
  | EditionWarning
  | { readonly is: "busy" | "undated" };

/** An import as it is reported to the administrator who started it; `total` is 0 until the files have been read. */
export type ImportRun =
  | { readonly is: "running"; readonly done: number; readonly total: number }
  | ({ readonly is: "done" } & ImportResult)
  | { readonly is: "refused"; readonly reason: RefusalReason }
  | { readonly is: "failed" };
