import type { Day } from "../calendar/day.ts";
import { readableRows } from "../stored-row.ts";
import { nullOr, storedDay, storedText, storedWord } from "../stored-values.ts";
import { type Availability, isAvailabilityState } from "./availability.ts";
import type { BoxRecall } from "./recall.ts";

/** What the agency announces about a medicine: in French, as it was published. */
export interface Information {
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  readonly body: string;
  readonly url: string | null;
}

/** What is officially said about the medicine of a box. */
export interface BoxNotices {
  readonly availability: readonly Availability[];
  readonly information: readonly Information[];
  /** Of the medicine: whether they name the box, its batch says. */
  readonly recalls: readonly BoxRecall[];
}

/** Of a box about which nothing is said. */
export const NO_NOTICES: BoxNotices = { availability: [], information: [], recalls: [] };

/** Reads what `official_notices` of the database answers. A part that cannot be read is left out alone. */
export function readBoxNotices(said: unknown): BoxNotices {
  if (typeof said !== "object" || said === null) return NO_NOTICES;
  const { availability, information, recalls } = said as Record<string, unknown>;
  return {
    availability: readableRows(rowsIn(availability), (row) => ({
      state: storedWord(row.state, isAvailabilityState),
      startedOn: storedDay(row.started_on),
      updatedOn: nullOr(row.updated_on, storedDay),
      url: nullOr(row.url, storedText),
      pack: packOf(row),
    })).rows,
    information: readableRows(rowsIn(information), (row) => ({
      startsOn: storedDay(row.starts_on),
      endsOn: nullOr(row.ends_on, storedDay),
      body: storedText(row.body),
      url: nullOr(row.url, storedText),
    })).rows,
    recalls: oncePerRecall(
      readableRows(rowsIn(recalls), (row) => ({
        id: storedText(row.id),
        title: storedText(row.title),
        publishedOn: storedDay(row.published_on),
        url: storedText(row.url),
        allLots: row.all_lots === true,
        lots: Array.isArray(row.lots) ? row.lots.map(storedText) : [],
      })).rows,
    ),
  };
}

/** What is announced on a day. */
export function currentInformation(today: Day, { information }: BoxNotices): Information[] {
  return information.filter(
    ({ startsOn, endsOn }) => startsOn <= today && (endsOn ?? today) >= today,
  );
}

/** A recall may name a medicine twice, by its reference and by its number: the batches of both are recalled. */
function oncePerRecall(recalls: readonly BoxRecall[]): BoxRecall[] {
  const merged = new Map<string, BoxRecall>();
  for (const recall of recalls) {
    const known = merged.get(recall.id);
    merged.set(recall.id, {
      ...recall,
      allLots: recall.allLots || (known?.allLots ?? false),
      lots: [...new Set([...(known?.lots ?? []), ...recall.lots])],
    });
  }
  return [...merged.values()];
}

/** The list of packs may not have the one that is meant: then its code names it. */
function packOf({ pack, cip13 }: Record<string, unknown>): string | null {
  return nullOr(pack ?? cip13, storedText);
}

function rowsIn(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
