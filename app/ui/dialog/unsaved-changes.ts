import { useEffect, useSyncExternalStore } from "react";
import { LAZY_CONFIRM_DIALOG } from "./lazy-confirm-dialog.ts";

let unsavedCount = 0;
let pendingAction: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Marks unsaved input: leaving the page or choosing another profile then needs confirmation. */
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

/** Runs an action that discards unsaved input: at once where there is none, else after confirmation. */
export function confirmDiscardThen(action: () => void): void {
  if (hasUnsavedChanges()) setPendingAction(action);
  else action();
}

/** The action that waits for confirmation, for the dialog that asks. */
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
