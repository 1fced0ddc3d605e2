import { addDays, type Day } from "../calendar/day.ts";
import { lastOfMonth } from "../reminders/adherence.ts";
import { type BoxDates, goodUntil } from "./opened-life.ts";

export const SHELVES = ["expired", "month", "year", "later"] as const;

/** `month` is the rest of this calendar month, `year` the twelve months from today on. */
export type Shelf = (typeof SHELVES)[number];

const YEAR_DAYS = 365;

/** The boxes of each shelf, those that go first in front. */
export function expiryShelves<Box extends BoxDates & { readonly id: string }>(
  boxes: readonly Box[],
  today: Day,
): Readonly<Record<Shelf, readonly Box[]>> {
  const shelves: Record<Shelf, Box[]> = { expired: [], month: [], year: [], later: [] };
  const dated = boxes.map((box) => ({ box, until: goodUntil(box) }));
  dated.sort((a, b) => compare(a.until, b.until) || compare(a.box.id, b.box.id));
  const endOfMonth = lastOfMonth(today);
  const endOfYear = addDays(today, YEAR_DAYS);
  const shelfOf = (until: Day): Shelf => {
    if (until < today) return "expired";
    if (until <= endOfMonth) return "month";
    return until <= endOfYear ? "year" : "later";
  };
  for (const { box, until } of dated) shelves[shelfOf(until)].push(box);
  return shelves;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
