import { useSyncExternalStore } from "react";
import { addDays, type Day, dayOf } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { startOfDay } from "#domain/calendar/wall-time.ts";
import { browserZone } from "./time-zone.ts";

/** The day on the wall where this browser is. */
export function today(): Day {
  return dayOf(instantAt(Date.now()), browserZone);
}

/** The same, and moves on at midnight while the page stays open. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const midnight = epochMs(startOfDay(addDays(today(), 1), browserZone));
    timer = setTimeout(tick, midnight - Date.now() + 1);
  };
  const tick = () => {
    changed();
    wait();
  };
  // A laptop asleep at midnight fires no timer in time, but it does become visible.
  document.addEventListener("visibilitychange", changed);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}
