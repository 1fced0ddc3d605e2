import { type MouseEvent, useEffect, useRef } from "react";

/** Milliseconds within which a second press belongs to the first: nobody has read a dialog by then. */
const DOUBLE_PRESS_MS = 500;

/**
 * For `onClickCapture` of what opens under a finger: the second press of the one that opened it presses nothing there,
 * be it a number to call or a button that deletes. Presses count as one double press only in the same place.
 */
export function useDoublePressGuard(open: boolean) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (event: MouseEvent) => {
    const isSecondOfTwo = event.detail > 1;
    if (!isSecondOfTwo || event.timeStamp - openedAt.current > DOUBLE_PRESS_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
