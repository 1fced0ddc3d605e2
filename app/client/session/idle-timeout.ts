import { useEffect, useState } from "react";

/** Every tab reads and writes them, so that one that is used keeps the others signed in. */
const LAST_INTERACTION_KEY = "trousse-last-touch";
const IDLE_MINUTES_KEY = "trousse-idle-minutes";
const INTERACTION_EVENTS = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** Touches within so many milliseconds are one: writing each to the storage would wake every tab. */
const INTERACTION_THROTTLE_MS = 5000;

/** Milliseconds before the end in which somebody is asked whether they are still there. */
const WARNING_MS = 60_000;

/** Records activity, also that of a sign-in. */
export function recordInteraction(moment: number = Date.now()): void {
  localStorage.setItem(LAST_INTERACTION_KEY, String(moment));
}

/** The next person here starts anew. */
export function clearIdleState(): void {
  localStorage.removeItem(LAST_INTERACTION_KEY);
  localStorage.removeItem(IDLE_MINUTES_KEY);
}

/** Whether nobody touched anything for longer than the account allows, as it said when it was last here. */
export function isIdleTimeoutExceeded(now: number = Date.now()): boolean {
  const touched = readStoredNumber(LAST_INTERACTION_KEY);
  const minutes = readStoredNumber(IDLE_MINUTES_KEY);
  return touched !== null && minutes !== null && now - touched >= minutes * MS_PER_MINUTE;
}

/**
 * Seconds until nobody is taken to be here any more, once fewer than a minute are left; null before. Touches in any
 * tab of this browser count. The end is reached by the clock, also by one that slept meanwhile.
 * @param minutes without a touch; undefined while nobody knows how many
 */
export function useIdleTimeout(minutes: number | undefined, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (minutes === undefined) return;
    localStorage.setItem(IDLE_MINUTES_KEY, String(minutes));
    if (readStoredNumber(LAST_INTERACTION_KEY) === null) recordInteraction();
    const restOf = () =>
      (readStoredNumber(LAST_INTERACTION_KEY) ?? Date.now()) + minutes * MS_PER_MINUTE - Date.now();
    let isOver = false;
    const look = () => {
      const rest = restOf();
      setLeft(rest > WARNING_MS ? null : Math.max(0, Math.ceil(rest / MS_PER_SECOND)));
      if (rest > 0 || isOver) return;
      isOver = true;
      onEnd();
    };
    const note = () => {
      const rest = restOf();
      // While the question is asked only its answer counts: a pocket touches too.
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
  }, [minutes, onEnd]);

  return left;
}

function readStoredNumber(key: string): number | null {
  const value = Number(localStorage.getItem(key));
  return Number.isFinite(value) && value > 0 ? value : null;
}
