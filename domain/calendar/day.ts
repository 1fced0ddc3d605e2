import { epochMs, type Instant } from "./instant.ts";
import type { Zone } from "./zone.ts";

declare const brand: unique symbol;

/** A calendar day, `YYYY-MM-DD`. It has no hour and no time zone, so it cannot drift by one. */
export type Day = string & { readonly [brand]: "Day" };

const MS_PER_DAY = 86_400_000;
const MS_PER_MINUTE = 60_000;

/** Whether `text` is `YYYY-MM-DD` and that day exists: 2026-02-30 does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(text);
  // Engines read 30 February as 2 March, so a day exists only when it comes back unchanged.
  return !Number.isNaN(ms) && toDay(ms) === text;
}

/** @throws RangeError when `text` is not an existing day written `YYYY-MM-DD`. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

/** Days from `from` to `to`, negative when `to` lies before. Days have no hours: always an integer. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
}

/** @throws RangeError outside the years 0000 to 9999. */
export function addDays(start: Day, count: number): Day {
  return day(toDay(Date.parse(start) + count * MS_PER_DAY));
}

/**
 * The day people in `zone` see on their calendar at `instant`. "Since the start of today" is
 * `dayOf(instant, zone) >= today`, which also holds on days of 23 or 25 hours.
 */
export function dayOf(instant: Instant, zone: Zone): Day {
  const ms = epochMs(instant);
  return toDay(ms + zone(ms) * MS_PER_MINUTE) as Day;
}

/**
 * The last day of a month, as meant by an expiry printed `05/2027`.
 * @param month 1 to 12
 * @throws RangeError when there is no such month.
 */
export function lastDayOfMonth(year: number, month: number): Day {
  const first = day(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`);
  // No month has more than 31 days, so 31 days after the first is always in the next month.
  const intoNextMonth = addDays(first, 31);
  return addDays(intoNextMonth, -Number(intoNextMonth.slice(8)));
}

/** The same day so many months later, or the last one of that month where it is shorter. */
export function monthsAfter(from: Day, months: number): Day {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const nth = month - 1 + months;
  const last = lastDayOfMonth(year + Math.floor(nth / 12), (nth % 12) + 1);
  const same = `${last.slice(0, 8)}${from.slice(8)}`;
  return same > last ? last : day(same);
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
