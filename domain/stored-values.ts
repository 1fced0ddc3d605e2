import { type Day, day } from "./calendar/day.ts";
import { type Instant, instant, instantAt } from "./calendar/instant.ts";
import { orNull } from "./stored-row.ts";

/** What a household can mean: PostgreSQL holds days from 4713 BC to the year 5874897, and two infinities. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;
/** The largest amount that the columns for quantities hold. */
const AMOUNT_LIMIT = 1e8;

/** @throws RangeError when the column holds no day from 1900 to 2200 */
export function storedDay(value: unknown): Day {
  const read = day(String(value));
  checkYear(read);
  return read;
}

/** @throws RangeError when the column holds no moment from 1900 to 2200 */
export function storedInstant(value: unknown): Instant {
  const read = instant(String(value));
  checkYear(read);
  return read;
}

/** Stands for a moment that cannot be read, where the row is shown all the same: formats write a dash for it. */
export const UNKNOWN_MOMENT: Instant = instantAt(0);

/** A moment that the database writes itself, which nobody can correct: when something was made, sent or changed. */
export function knownMoment(value: unknown): Instant {
  return orNull(() => storedInstant(value)) ?? UNKNOWN_MOMENT;
}

/** PostgreSQL writes NaN and the infinities as texts. @throws RangeError when the column holds no amount, 0 or more */
export function storedAmount(value: unknown): number {
  if (typeof value !== "number" || !(value >= 0 && value < AMOUNT_LIMIT)) {
    throw new RangeError("Not an amount");
  }
  return value;
}

/** @throws RangeError when the column holds no text */
export function storedText(value: unknown): string {
  if (typeof value !== "string") throw new RangeError("Not a text");
  return value;
}

/** `HH:MM` of a `time`. @throws RangeError when there is no such hour: `24:00:00` */
export function storedHour(value: unknown): string {
  const [hour] = /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(String(value)) ?? [];
  if (hour === undefined) throw new RangeError("Not an hour");
  return hour;
}

/** One of a closed list of words. @throws RangeError when it is another */
export function storedWord<Word extends string>(
  value: unknown,
  isWord: (text: string) => text is Word,
): Word {
  if (typeof value !== "string" || !isWord(value)) throw new RangeError("Not a known word");
  return value;
}

/** The same of a column that may be null. */
export function nullOr<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}

function checkYear(text: string): void {
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RangeError("Not a year of ours");
}
