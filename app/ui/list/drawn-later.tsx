import { type ReactNode, useDeferredValue } from "react";

/** What stands below what was asked for: drawn right after it, so that the answer is on the screen sooner. */
export function DrawnLater({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
