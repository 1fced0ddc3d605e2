import { useSyncExternalStore } from "react";
import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import { clockSubscription } from "./clock-subscription.ts";

const MS_PER_MINUTE = 60_000;

/** This moment, to the millisecond. */
export function now(): Instant {
  return instantAt(Date.now());
}

/** The minute that runs, which moves on while the page stays open. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, thisMinute, thisMinute);
}

function thisMinute(): Instant {
  return instantAt(Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE);
}

const subscribe = clockSubscription(() => MS_PER_MINUTE - (Date.now() % MS_PER_MINUTE));
