import { addDays, dayOf } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { instantOf, startOfDay, wallMs, wallTimeOf, wallTimeOn } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";

/** Everything, since the start of today, the last 7 days, the last 30 days. */
export type Period = "all" | "today" | "week" | "month";

const MS_PER_DAY = 86_400_000;
const DAYS = { week: 7, month: 30 } as const;

/**
 * Whether a dose lies in a period, seen from `now` in `zone`. The last 7 days began at this hour of
 * the clock 7 days ago, also when one of them had 23 or 25 hours. Nothing is cut off at the near
 * end, so a phone whose clock is late still shows the dose another phone has just logged.
 */
export function isWithin(period: Period, takenAt: Instant, now: Instant, zone: Zone): boolean {
  switch (period) {
    case "all":
      return true;
    case "today":
      return dayOf(takenAt, zone) >= dayOf(now, zone);
    case "week":
    case "month":
      return wallMs(takenAt, zone) >= wallMs(now, zone) - DAYS[period] * MS_PER_DAY;
  }
}

/**
 * The first moment of a period, for a database that counts what a screen does not hold. The seconds of
 * `now` are cut off. Within the hour that a night skips or shows twice it can differ from `isWithin`
 * by that hour: no single moment divides such a night.
 */
export function periodStart(period: Exclude<Period, "all">, now: Instant, zone: Zone): Instant {
  const today = dayOf(now, zone);
  if (period === "today") return startOfDay(today, zone);
  const hour = wallTimeOf(now, zone).slice("YYYY-MM-DDT".length);
  return instantOf(wallTimeOn(addDays(today, -DAYS[period]), hour), zone);
}
