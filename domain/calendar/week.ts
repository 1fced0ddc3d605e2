import { addDays, type Day, day, daysBetween } from "./day.ts";

export type FirstWeekday = "monday" | "sunday";

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

const A_MONDAY = day("2001-01-01");
const A_SUNDAY = day("2000-12-31");

/** Monday in French and Spanish, Sunday in English. */
export function firstWeekday(language: "fr" | "en" | "es"): FirstWeekday {
  return language === "en" ? "sunday" : "monday";
}

/** The first day of the week that holds `ofDay`. */
export function startOfWeek(ofDay: Day, first: FirstWeekday): Day {
  const since = daysBetween(first === "monday" ? A_MONDAY : A_SUNDAY, ofDay);
  return addDays(ofDay, -(((since % 7) + 7) % 7));
}

export function weekdayOf(ofDay: Day): Weekday {
  const since = daysBetween(A_MONDAY, ofDay) % 7;
  return (((since + 7) % 7) + 1) as Weekday;
}
