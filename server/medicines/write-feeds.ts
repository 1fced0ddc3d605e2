import type { Transaction } from "@trousse/backend/database/engine";
import { type Day, day } from "#domain/calendar/day.ts";
import { feedSource } from "#domain/medicines/imports/feed-source.ts";
import { feedWarning, type LastFeed } from "#domain/medicines/imports/feed-warnings.ts";
import type { FeedOutcome } from "#domain/medicines/imports/import-run.ts";
import type {
  AvailabilityRow,
  Feed,
  Feeds,
  InformationRow,
} from "#domain/medicines/official/feeds.ts";
import { FEED_WORDS, type FeedFile } from "#domain/medicines/official/official-files.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";

interface FeedTable {
  readonly relation: string;
  /** In the order in which `json_to_recordset` and the table name them. */
  readonly columns: readonly (readonly [name: string, type: string])[];
}

const TABLES: Readonly<Record<FeedFile, FeedTable>> = {
  availability: {
    relation: "public.reference_availability",
    columns: [
      ["cis", "text"],
      ["cip13", "text"],
      ["state", "text"],
      ["started_on", "date"],
      ["updated_on", "date"],
      ["back_on", "date"],
      ["url", "text"],
    ],
  },
  information: {
    relation: "public.reference_information",
    columns: [
      ["cis", "text"],
      ["starts_on", "date"],
      ["ends_on", "date"],
      ["body", "text"],
      ["url", "text"],
    ],
  },
};

/**
 * Makes the tables say what the feeds say. Rows that are the same are left alone; importing a feed twice changes nothing.
 * @param given the day to date feeds without a day of their own by
 * @throws {ImportRejectedError} for a feed that is undated, much shorter than the last one, or older
 */
export async function importFeeds(
  tx: Transaction,
  feeds: Feeds,
  { given, isForced }: { readonly given: Day | undefined; readonly isForced: boolean },
): Promise<FeedOutcome[]> {
  const outcomes: FeedOutcome[] = [];
  for (const file of FEED_WORDS) {
    const feed = feeds[file];
    if (feed === undefined) continue;
    const date = feed.newestDay ?? given;
    if (date === undefined) throw new ImportRejectedError({ is: "undated" });
    const doubt = feedWarning(file, feed, await lastFeed(tx, file));
    if (doubt && !isForced) throw new ImportRejectedError(doubt);
    outcomes.push(await replaceRows(tx, file, feed, date));
  }
  return outcomes;
}

async function lastFeed(tx: Transaction, file: FeedFile): Promise<LastFeed | null> {
  const [last] = await tx.query<{ date: string; rows: number }>(
    `select source_date as date, (counts ->> $2)::integer as rows from private.medicine_imports
     where source = $1 order by id desc limit 1`,
    [feedSource(file), file],
  );
  return last ? { date: day(last.date), rows: last.rows } : null;
}

async function replaceRows(
  tx: Transaction,
  file: FeedFile,
  feed: Feed,
  date: Day,
): Promise<FeedOutcome> {
  const { relation, columns } = TABLES[file];
  const names = columns.map(([name]) => name).join(", ");
  const rows = JSON.stringify(feed.rows.map(stored));
  const came = `json_to_recordset($1::json) as came (${columns
    .map((column) => column.join(" "))
    .join(", ")})`;
  const isSame = `(${columns.map(([name]) => `came.${name}`).join(", ")}) is not distinct from
      (${columns.map(([name]) => `known.${name}`).join(", ")})`;
  const removed = await tx.query(
    `delete from ${relation} known
     where not exists (select from ${came} where came.cis = known.cis and ${isSame}) returning 1`,
    [rows],
  );
  const added = await tx.query(
    `insert into ${relation} (${names})
     select ${names} from ${came}
     where not exists (select from ${relation} known where known.cis = came.cis and ${isSame})
     returning 1`,
    [rows],
  );
  const outcome: FeedOutcome = {
    file,
    date,
    rows: feed.rows.length,
    added: added.length,
    removed: removed.length,
    leftOut: feed.leftOut,
  };
  await tx.query(
    `insert into private.medicine_imports (source, source_date, counts, outcome)
     values ($1, $2::date, $3::jsonb, $4::jsonb)`,
    [
      feedSource(file),
      date,
      JSON.stringify({ [file]: feed.count }),
      // In the words of an edition, so that the list of imports reads one kind of row.
      JSON.stringify({
        medicines: outcome.rows,
        added: outcome.added,
        changed: 0,
        returned: 0,
        withdrawn: outcome.removed,
        leftOut: outcome.leftOut,
      }),
    ],
  );
  return outcome;
}

function stored(row: AvailabilityRow | InformationRow): Record<string, unknown> {
  if ("state" in row) {
    const { startedOn: started_on, updatedOn: updated_on, backOn: back_on, ...same } = row;
    return { ...same, started_on, updated_on, back_on };
  }
  const { startsOn: starts_on, endsOn: ends_on, ...same } = row;
  return { ...same, starts_on, ends_on };
}
