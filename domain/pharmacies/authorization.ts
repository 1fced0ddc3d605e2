import { type Day, daysBetween } from "../calendar/day.ts";

export type Authorization = "checked" | "to-check";

/** A pharmacy can lose its license any day: what was seen longer ago than a year is for the reader to look up again. */
const HOLDS_FOR_DAYS = 365;

export function authorizationOn(today: Day, checkedOn: Day | null): Authorization {
  if (checkedOn === null) return "to-check";
  return daysBetween(checkedOn, today) <= HOLDS_FOR_DAYS ? "checked" : "to-check";
}
