import { useSyncExternalStore } from "react";
import { addDays, type Day, dayOf } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { startOfDay } from "#domain/calendar/wall-time.ts";
import { clockSubscription } from "./clock-subscription.ts";
import { browserZone } from "./time-zone.ts";

/** The current day in the time zone of this browser. */
export function today(): Day {
  return dayOf(instantAt(Date.now()), browserZone);
}

/** The same, and moves on at midnight while the page stays open. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today, today);
}

const subscribe = clockSubscription(() => {
  const midnight = epochMs(startOfDay(addDays(today(), 1), browserZone));
  return midnight - Date.now() + 1;
});
