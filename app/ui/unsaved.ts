import { useEffect, useSyncExternalStore } from "react";
import { CONFIRM_DIALOG } from "./confirm-dialog-code.ts";

let held = 0;
let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Something typed here would be lost: the page is not left, and nobody else chosen, without a question. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    // Now, while the line is up, for the question may be what keeps somebody from losing it.
    CONFIRM_DIALOG.prefetch();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    held += 1;
    window.addEventListener("beforeunload", ask);
    return () => {
      held -= 1;
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);
}

export function isAnythingUnsaved(): boolean {
  return held > 0;
}

/** Does at once what would take typing away where there is none, else after the question was answered. */
export function unlessUnsaved(deed: () => void): void {
  if (isAnythingUnsaved()) wait(deed);
  else deed();
}

/** What waits for the answer, for the place that asks. */
export function useWaitingDeed(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );
}

export function forgetWaitingDeed(): void {
  wait(null);
}

function wait(deed: (() => void) | null): void {
  waiting = deed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
