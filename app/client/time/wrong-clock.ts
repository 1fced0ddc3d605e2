import { useSyncExternalStore } from "react";
import { clockOffset, onConnectionChange } from "../offline/connection.ts";

/** Less than this changes nothing that is decided about a dose. */
const TOLERATED_MINUTES = 3;
const MS_PER_MINUTE = 60_000;

/** Whole minutes that this device is ahead of the server, negative where it is behind; 0 where the clocks agree. */
export function useMinutesAhead(): number {
  return useSyncExternalStore(onConnectionChange, minutesAhead, () => 0);
}

function minutesAhead(): number {
  const minutes = Math.round(-(clockOffset() ?? 0) / MS_PER_MINUTE);
  return Math.abs(minutes) < TOLERATED_MINUTES ? 0 : minutes;
}
