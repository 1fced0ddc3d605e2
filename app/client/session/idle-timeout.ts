import { useEffect, useState } from "react";
import { clearOwnDevice, deviceUse } from "./device-use.ts";

/** Every tab reads and writes them, so that one that is used keeps the others signed in. */
const LAST_INTERACTION_KEY = "trousse-last-touch";
const IDLE_MINUTES_KEY = "trousse-idle-minutes";
const INTERACTION_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** Inputs within so many milliseconds count as one: each write to the storage wakes every tab. */
const INTERACTION_THROTTLE_MS = 5000;

/** Milliseconds of the warning before the session ends. */
const WARNING_MS = 60_000;

/** Records activity, also that of a sign-in. */
export function recordInteraction(moment: number = Date.now()): void {
  localStorage.setItem(LAST_INTERACTION_KEY, String(moment));
}

/** Deletes the record for the next person. */
export function clearIdleState(): void {
  localStorage.removeItem(LAST_INTERACTION_KEY);
  localStorage.removeItem(IDLE_MINUTES_KEY);
  clearOwnDevice();
}

/** Locks every page: nobody has touched anything. */
export function forgetTouch(): void {
  localStorage.removeItem(LAST_INTERACTION_KEY);
}

/**
 * For the app lock: whether the idle time is over, or nobody knows when the last input was. A clock that was set back by more
 * than a minute is no proof of anything.
 */
export function isAway(now: number = Date.now()): boolean {
  const touched = readStoredNumber(LAST_INTERACTION_KEY);
  if (touched === null || touched - now > MS_PER_MINUTE) return true;
  const minutes = readStoredNumber(IDLE_MINUTES_KEY);
  return minutes !== null && now - touched >= minutes * MS_PER_MINUTE;
}

/** The minutes without input that the account had as its limit at its last visit; undefined on an own device. */
export function idleLimit(): number | undefined {
  return deviceUse() === "own" ? undefined : (readStoredNumber(IDLE_MINUTES_KEY) ?? undefined);
}

/** Whether the last input is longer ago than the limit that the account had at its last visit; never on an own device. */
export function isIdleTimeoutExceeded(now: number = Date.now()): boolean {
  const touched = readStoredNumber(LAST_INTERACTION_KEY);
  const minutes = idleLimit();
  return touched !== null && minutes !== undefined && now - touched >= minutes * MS_PER_MINUTE;
}

/**
 * Seconds until the session ends, once fewer than 60 are left; null before. Input in any tab of this browser counts.
 * The end is computed from the clock, so that time asleep counts.
 * @param endsByClock whether a clock that is set back ends it as well
 * @param minutes without input; undefined while the limit is loading, and where there is none
 */
export function useIdleTimeout(
  minutes: number | undefined,
  onEnd: () => void,
  { endsByClock = false } = {},
): number | null {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    setLeft(null);
    if (minutes === undefined) return;
    localStorage.setItem(IDLE_MINUTES_KEY, String(minutes));
    if (readStoredNumber(LAST_INTERACTION_KEY) === null) recordInteraction();
    const restOf = () =>
      (readStoredNumber(LAST_INTERACTION_KEY) ?? Date.now()) + minutes * MS_PER_MINUTE - Date.now();
    let isOver = false;
    let lookedAt = Date.now();
    const look = () => {
      // Set back by more than a minute, the clock says nothing about how long nobody was here.
      const wasSetBack = lookedAt - Date.now() > MS_PER_MINUTE;
      lookedAt = Date.now();
      const rest = wasSetBack && endsByClock ? 0 : restOf();
      setLeft(rest > WARNING_MS ? null : Math.max(0, Math.ceil(rest / MS_PER_SECOND)));
      if (rest > 0 || isOver) return;
      isOver = true;
      onEnd();
    };
    const note = () => {
      const rest = restOf();
      // During the warning only its button counts: a device in a pocket causes input too.
      if (rest > WARNING_MS && rest < minutes * MS_PER_MINUTE - INTERACTION_THROTTLE_MS)
        recordInteraction();
    };
    look();
    const timer = setInterval(look, MS_PER_SECOND);
    for (const kind of INTERACTION_EVENTS) window.addEventListener(kind, note, { passive: true });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      for (const kind of INTERACTION_EVENTS) window.removeEventListener(kind, note);
      document.removeEventListener("visibilitychange", look);
    };
  }, [minutes, onEnd, endsByClock]);

  return left;
}

function readStoredNumber(key: string): number | null {
  const value = Number(localStorage.getItem(key));
  return Number.isFinite(value) && value > 0 ? value : null;
}
