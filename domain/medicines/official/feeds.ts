import { type Day, isDay } from "../../calendar/day.ts";
import { AVAILABILITY_STATES, type AvailabilityState } from "../../notices/availability.ts";
import { htmlText, httpsLink } from "./html-text.ts";
import { FEED_WORDS, type FeedFile, type InvalidFile, readOfficialFile } from "./official-files.ts";

/** One row of CIS_CIP_Dispo_Spec. */
export interface AvailabilityRow {
  readonly cis: string;
  /** The pack it is about; empty where it is about all packs. */
  readonly cip13: string;
  readonly state: AvailabilityState;
  readonly startedOn: Day;
  readonly updatedOn: Day | null;
  /** When it was, or is to be, sold again. */
  readonly backOn: Day | null;
  readonly url: string | null;
}

/** One row of CIS_InfoImportantes. */
export interface InformationRow {
  readonly cis: string;
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  /** In French, as it was published. */
  readonly body: string;
  readonly url: string | null;
}

interface FeedRows {
  readonly availability: AvailabilityRow;
  readonly information: InformationRow;
}

/** A feed as it was published; rows that say the same once. */
export interface Feed<Rows = AvailabilityRow | InformationRow> {
  readonly rows: readonly Rows[];
  /** Of the file, with those that are left out or say the same. */
  readonly count: number;
  /** Rows that name no medicine, or whose state or day cannot be read. */
  readonly leftOut: number;
  /** The newest day in it that has come. */
  readonly newestDay: Day | null;
}

export type Feeds = { readonly [File in FeedFile]?: Feed<FeedRows[File]> };

export type InvalidFeed = { readonly file: FeedFile } & InvalidFile;

/** Texts of a few sentences; longer ones are cut where their page says the rest. */
const BODY_MAX = 4000;

/**
 * @param textOf answers a file decoded, or nothing where it did not come
 * @returns the feeds that came, or the first file that is unfit and why
 */
export function readFeeds(
  textOf: (file: FeedFile) => string | undefined,
  today: Day,
): Feeds | InvalidFeed {
  const feeds: { availability?: Feed<AvailabilityRow>; information?: Feed<InformationRow> } = {};
  for (const file of FEED_WORDS) {
    const text = textOf(file);
    if (text === undefined) continue;
    const read =
      file === "availability"
        ? readFeed(text, file, today, availabilityRow)
        : readFeed(text, file, today, informationRow);
    if ("is" in read) return { file, ...read };
    Object.assign(feeds, {
      [file]:
        file === "availability"
          ? { ...read, rows: newestOfPacks(read.rows as readonly AvailabilityRow[]) }
          : read,
    });
  }
  return feeds;
}

function readFeed<Row extends AvailabilityRow | InformationRow>(
  text: string,
  file: FeedFile,
  today: Day,
  rowOf: (columns: readonly string[]) => Row | null,
): Feed<Row> | InvalidFile {
  const rows = new Map<string, Row>();
  let unread = 0;
  let newestDay: Day | null = null;
  const read = readOfficialFile(text, file, (columns) => {
    const row = rowOf(columns);
    if (row === null) {
      unread += 1;
      return;
    }
    rows.set(JSON.stringify(row), row);
    for (const day of daysOf(row)) {
      if (day <= today && (newestDay === null || day > newestDay)) newestDay = day;
    }
  });
  if ("is" in read) return read;
  return { rows: [...rows.values()], count: read.rows, leftOut: read.leftOut + unread, newestDay };
}

function daysOf(row: AvailabilityRow | InformationRow): readonly Day[] {
  const days = "state" in row ? [row.startedOn, row.updatedOn] : [row.startsOn];
  return days.flatMap((day) => (day === null ? [] : [day]));
}

/** The file lists an earlier shortage of a pack beside the one that goes on: the last word counts. */
function newestOfPacks(rows: readonly AvailabilityRow[]): AvailabilityRow[] {
  const newest = new Map<string, AvailabilityRow>();
  const rank = ({ updatedOn, startedOn }: AvailabilityRow) =>
    `${updatedOn ?? startedOn} ${startedOn}`;
  for (const row of rows) {
    const key = `${row.cis} ${row.cip13}`;
    const known = newest.get(key);
    if (known === undefined || rank(row) > rank(known)) newest.set(key, row);
  }
  return [...newest.values()];
}

function availabilityRow(columns: readonly string[]): AvailabilityRow | null {
  const [cis = "", cip13 = "", code = "", , started, updated, back, link = ""] = columns;
  const state = /^\d$/.test(code) ? AVAILABILITY_STATES[Number(code) - 1] : undefined;
  const startedOn = dayIn(started);
  if (state === undefined || startedOn === null || !/^(\d{13})?$/.test(cip13)) return null;
  return {
    cis,
    cip13,
    state,
    startedOn,
    updatedOn: dayIn(updated),
    backOn: dayIn(back),
    url: httpsLink(link),
  };
}

function informationRow([
  cis = "",
  start,
  end,
  html = "",
]: readonly string[]): InformationRow | null {
  const startsOn = dayIn(start);
  const { text, url } = htmlText(html);
  if (startsOn === null || text === "") return null;
  const body = text.length > BODY_MAX ? `${text.slice(0, BODY_MAX - 1)}…` : text;
  return { cis, startsOn, endsOn: dayIn(end), body: body.toWellFormed(), url };
}

/** `18/05/2026` or `2026-05-18`, from 1900 to 2200. */
function dayIn(text = ""): Day | null {
  const iso = text.slice(0, 10).replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");
  return isDay(iso) && iso >= "1900-01-01" && iso <= "2200-12-31" ? iso : null;
}
