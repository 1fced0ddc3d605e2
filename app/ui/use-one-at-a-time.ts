import { useCallback, useRef } from "react";

/**
 * Begins what a press asks for once at a time. A second press, of a double tap, may come before the first one has drawn its
 * button busy, and would be refused by what the first one did.
 * @returns takes what to begin, which says with its argument when it has ended, well or badly
 */
export function useOneAtATime(): (begin: (end: () => void) => void) => void {
  const isRunning = useRef(false);
  return useCallback((begin) => {
    if (isRunning.current) return;
    isRunning.current = true;
    begin(() => {
      isRunning.current = false;
    });
  }, []);
}
