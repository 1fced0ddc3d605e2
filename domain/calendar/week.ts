export type FirstWeekday = "monday" | "sunday";

/** As ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** Monday in French and Spanish, Sunday in English. */
export function firstWeekday(language: "fr" | "en" | "es"): FirstWeekday {
  return language === "en" ? "sunday" : "monday";
}
