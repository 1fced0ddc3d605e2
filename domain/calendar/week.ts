import type { Language } from "../locale/locales.ts";

export type FirstWeekday = "monday" | "sunday";

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** Sunday in English, Monday in every other language. */
export function firstWeekday(language: Language): FirstWeekday {
  return language === "en" ? "sunday" : "monday";
}
