import type { Language } from "../locale/locales.ts";
import type { Day } from "./day.ts";

export type FirstWeekday = "monday" | "sunday";

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** Sunday in English, Monday in every other language. */
export function firstWeekday(language: Language): FirstWeekday {
  return language === "en" ? "sunday" : "monday";
}

export function weekdayOf(on: Day): Weekday {
  // Sunday is 0 here and 7 in ISO 8601.
  return (new Date(Date.parse(on)).getUTCDay() || 7) as Weekday;
}
