import { useCallback, useEffect, useState } from "react";

/** Milliseconds within which a second press belongs to the first: nobody has read a question by then. */
const DOUBLE_PRESS_MS = 500;

/**
 * Whether a question has just appeared under a finger, whose double press would answer it.
 * @param isFirst whether it has when the screen is drawn
 * @returns the same, and what says that one appears now
 */
export function useJustAppeared(isFirst = false): [boolean, () => void] {
  const [isNew, setIsNew] = useState(isFirst);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setIsNew(false), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  return [isNew, useCallback(() => setIsNew(true), [])];
}
