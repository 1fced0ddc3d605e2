import { useEffect, useSyncExternalStore } from "react";
import { LAZY_CONFIRM_DIALOG } from "./lazy-confirm-dialog.ts";

let unsavedCount = 0;
let pendingAction: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Something typed here would be lost: the page is not left, and nobody else chosen, without a question. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    // Now, while the line is up, for the question may be what keeps somebody from losing it.
    LAZY_CONFIRM_DIALOG.prefetch();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedCount += 1;
    window.addEventListener("beforeunload", ask);
    return () => {
      unsavedCount -= 1;
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);
}

export function hasUnsavedChanges(): boolean {
  return unsavedCount > 0;
}

/** Does at once what would take typing away where there is none, else after the question was answered. */
export function confirmDiscardThen(action: () => void): void {
  if (hasUnsavedChanges()) setPendingAction(action);
  else action();
}

/** What waits for the answer, for the place that asks. */
export function usePendingAction(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => pendingAction,
    () => null,
  );
}

export function clearPendingAction(): void {
  setPendingAction(null);
}

function setPendingAction(action: (() => void) | null): void {
  pendingAction = action;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
