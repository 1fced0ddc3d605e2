import { type Day, day, lastDayOfMonth } from "../calendar/day.ts";

/** The same day so many months later, or the last one of that month where it is shorter. */
export function monthsAfter(from: Day, months: number): Day {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const nth = month - 1 + months;
  const last = lastDayOfMonth(year + Math.floor(nth / 12), (nth % 12) + 1);
  const same = `${last.slice(0, 8)}${from.slice(8)}`;
  return same > last ? last : day(same);
}
