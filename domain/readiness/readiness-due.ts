import { addDays, type Day } from "../calendar/day.ts";

/** In the first days a home is being filled, and every line would be a gap. */
const NEW_ACCOUNT_DAYS = 7;
const A_MONTH_DAYS = 30;
const PUT_OFF_DAYS = 7;

/** @param dueOn as the account keeps it; null before it was asked for the first time */
export function isReadinessDue(dueOn: Day | null, accountSince: Day, today: Day): boolean {
  return addDays(accountSince, NEW_ACCOUNT_DAYS) <= today && (dueOn === null || dueOn <= today);
}

/** The day from which it is asked again, once it was looked at or put off. */
export function nextReadinessDay(today: Day, answer: "looked-at" | "put-off"): Day {
  return addDays(today, answer === "looked-at" ? A_MONTH_DAYS : PUT_OFF_DAYS);
}
