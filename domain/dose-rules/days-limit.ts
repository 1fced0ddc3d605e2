import { addDays, type Day } from "../calendar/day.ts";
import type { DoseRule } from "./dose-rule.ts";

/** More days in a row than a leaflet has without a doctor. */
export interface DaysLimit {
  /** Which day in a row today is. */
  readonly day: number;
  /** Whether today has a dose already; otherwise the one about to be recorded makes it so many days. */
  readonly isTodayNoted: boolean;
  /** The printed days that are passed; null for one that is not, or is not printed. */
  readonly fever: number | null;
  readonly pain: number | null;
}

/**
 * @param noted the days on which the person had a dose of the substance, in any order
 * @param printed days without a doctor, of the leaflet of the box
 */
export function daysLimit(
  noted: readonly Day[],
  printed: DoseRule["days"],
  today: Day,
): DaysLimit | null {
  if (!printed) return null;
  const all = new Set(noted);
  let before = today;
  let count = 1;
  while (all.has(addDays(before, -1))) {
    before = addDays(before, -1);
    count += 1;
  }
  const passed = (days: number | null) => (count > (days ?? count) ? days : null);
  const [fever, pain] = [passed(printed.fever), passed(printed.pain)];
  if (fever === null && pain === null) return null;
  return { day: count, isTodayNoted: all.has(today), fever, pain };
}
