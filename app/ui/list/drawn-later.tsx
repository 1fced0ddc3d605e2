import { type ReactNode, useDeferredValue } from "react";

/** What stands below what was asked for: drawn right after it, so that the answer is on the screen sooner. */
export function DrawnLater({
  instead = null,
  children,
}: {
  /** Stands in its place until then, in its final size. */
  instead?: ReactNode;
  children: ReactNode;
}) {
  return useDeferredValue(true, false) ? children : instead;
}
