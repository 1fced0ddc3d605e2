import { addDays, type Day, dayOf } from "../calendar/day.ts";
import type { Zone } from "../calendar/zone.ts";
import type { Intake } from "./intake.ts";
import type { Period } from "./period.ts";

export interface DosesOfDay {
  readonly day: Day;
  readonly doses: number;
}

const WEEK = 7;
const MONTH = 30;

/** How many days are shown for a period: one day alone is no comparison, and everything may be years. */
export function daysShown(period: Period): number {
  return period === "today" || period === "week" ? WEEK : MONTH;
}

/** How many doses were taken on each of the last days, days without one included, the earliest first. */
export function dosesPerDay(
  intakes: readonly Pick<Intake, "takenAt">[],
  today: Day,
  days: number,
  zone: Zone,
): DosesOfDay[] {
  const counts = new Map<Day, number>();
  for (const { takenAt } of intakes) {
    const day = dayOf(takenAt, zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, nth) => {
    const day = addDays(today, nth + 1 - days);
    return { day, doses: counts.get(day) ?? 0 };
  });
}
