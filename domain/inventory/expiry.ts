import { type Day, daysBetween } from "../calendar/day.ts";

export type Expiry = "expired" | "soon" | "fresh";

/** Second specification, section 9: the expiry warning begins 30 days before. */
const SOON_IN_DAYS = 30;

/** Days until the last good day: 0 on that day, negative once it has passed. */
export function daysLeft(today: Day, expiresOn: Day): number {
  return daysBetween(today, expiresOn);
}

/** The printed day is the last good one: marked 31 March, still good on 31 March. */
export function expiryOn(today: Day, expiresOn: Day): Expiry {
  const left = daysLeft(today, expiresOn);
  if (left < 0) return "expired";
  return left <= SOON_IN_DAYS ? "soon" : "fresh";
}
