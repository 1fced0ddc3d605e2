import { type Day, daysBetween } from "../calendar/day.ts";

/** How many days before the end of a new prescription its renewal is thought of. */
export const RENEWAL_DAYS = 7;

export const RENEWAL_DAYS_MAX = 90;

/** A prescription whose end is known. */
export interface RenewablePrescription {
  readonly id: string;
  readonly prescriber: string | null;
  readonly endsOn: Day;
  readonly renewalDays: number;
}

/**
 * How many days are left, from the first day on which the renewal is to be thought of through the last day; null on all
 * other days. `private.renewal_days_left` has the same rule.
 */
export function renewalDaysLeft(
  today: Day,
  { endsOn, renewalDays }: Pick<RenewablePrescription, "endsOn" | "renewalDays">,
): number | null {
  const left = daysBetween(today, endsOn);
  return left >= 0 && left <= renewalDays ? left : null;
}
