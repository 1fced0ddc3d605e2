import type { Day } from "../../calendar/day.ts";
import type { Feed } from "../official/feeds.ts";
import type { FeedFile } from "../official/official-files.ts";
import type { EditionWarning } from "./edition-warnings.ts";

/** What the import of a feed before this one brought. */
export interface LastFeed {
  readonly date: Day;
  readonly rows: number;
}

/** Rows come and go each week. A third of them at once has left with a file that was cut. */
const MAX_SHRINKAGE = 0.3;

/** Why a feed that can be read is not believed unless somebody insists. */
export function feedWarning(
  file: FeedFile,
  { count, newestDay }: Feed,
  last: LastFeed | null,
): EditionWarning | null {
  if (last === null) return null;
  if (count < last.rows * (1 - MAX_SHRINKAGE)) {
    return { is: "shrunken", file, rows: count, before: last.rows };
  }
  if (newestDay !== null && newestDay < last.date) {
    return { is: "older", date: newestDay, before: last.date };
  }
  return null;
}
