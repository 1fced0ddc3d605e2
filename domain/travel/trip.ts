import { addDays, type Day, daysBetween, isDay } from "../calendar/day.ts";
import { type Checked, wrongOnly } from "../draft.ts";

/** Days for which doses are counted beyond the return: a train may be late, a dose may fall. */
export const MARGIN_DAYS = [0, 3, 7, 14] as const;

/** Beyond a year nobody packs by the schedules of today. */
const TRIP_DAYS_MAX = 366;

/** Days away, the first and the last included. */
export interface Trip {
  readonly leavesOn: Day;
  readonly returnsOn: Day;
  readonly marginDays: number;
}

/** As typed. */
export interface TripDraft {
  readonly leavesOn: string;
  readonly returnsOn: string;
  readonly marginDays: number;
}

export type TripWrong = "not-a-day" | "past" | "before-departure" | "too-long";

export function checkTrip(
  { leavesOn, returnsOn, marginDays }: TripDraft,
  today: Day,
): Checked<Trip, Partial<Record<"leavesOn" | "returnsOn", TripWrong>>> {
  const wrong = wrongOnly<"leavesOn" | "returnsOn", TripWrong>({
    leavesOn: !isDay(leavesOn)
      ? "not-a-day"
      : leavesOn < today
        ? "past"
        : daysBetween(today, leavesOn) > TRIP_DAYS_MAX
          ? "too-long"
          : undefined,
    returnsOn: !isDay(returnsOn)
      ? "not-a-day"
      : isDay(leavesOn) && returnsOn < leavesOn
        ? "before-departure"
        : isDay(leavesOn) && daysBetween(leavesOn, returnsOn) >= TRIP_DAYS_MAX
          ? "too-long"
          : undefined,
  });
  if (Object.keys(wrong).length > 0 || !isDay(leavesOn) || !isDay(returnsOn)) {
    return { ok: false, wrong };
  }
  return { ok: true, value: { leavesOn, returnsOn, marginDays } };
}

/** The last day for which something is packed. */
export function packedUntil({ returnsOn, marginDays }: Trip): Day {
  return addDays(returnsOn, marginDays);
}
