import { useEffect, useState } from "react";

/** Every tab reads and writes them, so that one that is used keeps the others signed in. */
const TOUCH = "trousse-last-touch";
const LIMIT = "trousse-idle-minutes";
const TOUCHES = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** Touches within so many milliseconds are one: writing each to the storage would wake every tab. */
const ONE_TOUCH = 5000;

/** Milliseconds before the end in which somebody is asked whether they are still there. */
const WARNING = 60_000;

/** Somebody is here: also whoever just signed in. */
export function touch(moment: number = Date.now()): void {
  localStorage.setItem(TOUCH, String(moment));
}

/** The next person here starts anew. */
export function forgetTouches(): void {
  localStorage.removeItem(TOUCH);
  localStorage.removeItem(LIMIT);
}

/** Whether nobody touched anything for longer than the account allows, as it said when it was last here. */
export function wasLeftAlone(now: number = Date.now()): boolean {
  const touched = stored(TOUCH);
  const minutes = stored(LIMIT);
  return touched !== null && minutes !== null && now - touched >= minutes * MS_PER_MINUTE;
}

/**
 * Seconds until nobody is taken to be here any more, once fewer than a minute are left; null before. Touches in any
 * tab of this browser count. The end is reached by the clock, also by one that slept meanwhile.
 * @param minutes without a touch; undefined while nobody knows how many
 */
export function useIdle(minutes: number | undefined, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (minutes === undefined) return;
    localStorage.setItem(LIMIT, String(minutes));
    if (stored(TOUCH) === null) touch();
    const restOf = () => (stored(TOUCH) ?? Date.now()) + minutes * MS_PER_MINUTE - Date.now();
    let isOver = false;
    const look = () => {
      const rest = restOf();
      setLeft(rest > WARNING ? null : Math.max(0, Math.ceil(rest / MS_PER_SECOND)));
      if (rest > 0 || isOver) return;
      isOver = true;
      onEnd();
    };
    const note = () => {
      const rest = restOf();
      // While the question is asked only its answer counts: a pocket touches too.
      if (rest > WARNING && rest < minutes * MS_PER_MINUTE - ONE_TOUCH) touch();
    };
    look();
    const timer = setInterval(look, MS_PER_SECOND);
    for (const kind of TOUCHES) window.addEventListener(kind, note, { passive: true });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      for (const kind of TOUCHES) window.removeEventListener(kind, note);
      document.removeEventListener("visibilitychange", look);
    };
  }, [minutes, onEnd]);

  return left;
}

function stored(key: string): number | null {
  const value = Number(localStorage.getItem(key));
  return Number.isFinite(value) && value > 0 ? value : null;
}
