import { addDays, type Day, daysBetween, monthsAfter } from "../calendar/day.ts";

export const REPEATS = ["once", "daily", "weekly", "monthly"] as const;

/** How often an alert rings from its day on. */
export type Repeat = (typeof REPEATS)[number];

export function isRepeat(text: string): text is Repeat {
  return (REPEATS as readonly string[]).includes(text);
}

/**
 * The day of the time that counts now: the last on which the alert rang or rings, today included; its first day while
 * that is still to come. A month without the day, as February without the 31st, rings on its last one.
 */
export function occurrenceOn(
  today: Day,
  {
    day,
    repeats,
    endsOn,
  }: { readonly day: Day; readonly repeats: Repeat; readonly endsOn: Day | null },
): Day {
  const last = endsOn !== null && endsOn < today ? endsOn : today;
  const since = daysBetween(day, last);
  if (since <= 0) return day;
  switch (repeats) {
    case "once":
      return day;
    case "daily":
      return last;
    case "weekly":
      return addDays(day, since - (since % 7));
    case "monthly":
      return monthlyOn(day, last);
  }
}

function monthlyOn(first: Day, last: Day): Day {
  const months = monthOf(last) - monthOf(first);
  const thisMonth = monthsAfter(first, months);
  return thisMonth <= last ? thisMonth : monthsAfter(first, months - 1);
}

/** Months since the year 0. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
