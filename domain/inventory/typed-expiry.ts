import { type Day, isDay, lastDayOfMonth } from "../calendar/day.ts";

/** In which order a person writes 3 May: `03/05` day first, `05/03` month first. */
export type DateOrder = "day-first" | "month-first";

/** Which boxes on a shelf today can be written with two digits of a year. */
const CENTURY = 2000;

/**
 * The last good day as typed from the box: `2027-05-31`, `31/05/2027`, or only `05/2027`, `05/27`,
 * `2027-05`, which mean the last day of that month. Separators may be `/ - .` or a space. Null when
 * no such day exists.
 */
export function parseExpiry(typed: string, order: DateOrder): Day | null {
  const parts = typed.trim().split(/\s*[/.-]\s*|\s+/);
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [first = "", second = "", third] = parts;
  if (parts.length === 2) {
    return first.length === 4 ? endOf(first, second) : endOf(second, first);
  }
  if (parts.length !== 3 || third === undefined) return null;
  if (first.length === 4) return existing(first, second, third);
  return order === "day-first" ? existing(third, second, first) : existing(third, first, second);
}

function endOf(year: string, month: string): Day | null {
  const first = existing(year, month, "1");
  return first === null ? null : lastDayOfMonth(Number(first.slice(0, 4)), Number(month));
}

function existing(year: string, month: string, date: string): Day | null {
  if (year.length !== 2 && year.length !== 4) return null;
  const fullYear = year.length === 2 ? CENTURY + Number(year) : year;
  const text = `${fullYear}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}
