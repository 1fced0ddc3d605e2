import { addDays, type Day, dayOf } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { startOfDay, wallMs } from "../calendar/wall-time.ts";
import type { Zone } from "../calendar/zone.ts";

/** Everything, since the start of today, the last 7 days, the last 30 days. */
export const PERIODS = ["all", "today", "week", "month"] as const;

export type Period = (typeof PERIODS)[number];

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
 * A moment before which no dose lies in a period, `all` apart: what has to be read to list, count or draw them. It
 * begins a day, so that the first day of a chart is a whole one.
 */
export function recentStart(today: Day, zone: Zone): Instant {
  return startOfDay(addDays(today, -DAYS.month), zone);
}
