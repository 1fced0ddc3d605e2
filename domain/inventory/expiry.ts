import { type Day, daysBetween } from "../calendar/day.ts";

export type Expiry = "expired" | "soon" | "fresh";

/** Second specification, section 9: the expiry warning begins 30 days before. */
const SOON_IN_DAYS = 30;

/** Days until the last good day: 0 on that day, negative once it has passed. */
export function daysLeft(today: Day, expiresOn: Day): number {
  return daysBetween(today, expiresOn);
}

/** From two years on nobody counts days. */
const YEARS_FROM_DAYS = 730;
const DAYS_OF_A_YEAR = 365.2425;

/** Full years in so many days; null where days say more. */
export function fullYears(days: number): number | null {
  return days < YEARS_FROM_DAYS ? null : Math.max(2, Math.floor(days / DAYS_OF_A_YEAR));
}

/** The printed day is the last good one: marked 31 March, still good on 31 March. */
export function expiryOn(today: Day, expiresOn: Day): Expiry {
  const left = daysLeft(today, expiresOn);
  if (left < 0) return "expired";
  return left <= SOON_IN_DAYS ? "soon" : "fresh";
}
