import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  tone: "success" | "failure" | "notice";
  message: string;
  /** Whether it stays until it is closed or its action is done: something was not saved that had looked so. */
  isPersistent?: boolean;
  /** At most one action, such as undoing what was just done. */
  action?: { label: string; run: () => void };
}

let transientToast: Toast | null = null;
/** The newest last. */
let persistentToasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows one sentence: for four seconds, ten with an action, or until it is closed. One at a time: the newest takes the place of the one
 * before, and one that lasts comes back once the newer ones are gone.
 */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  if (toast.isPersistent) {
    transientToast = null;
    persistentToasts = [...persistentToasts, shown];
  } else transientToast = shown;
  notifyListeners();
}

/** Takes it away, unless another has taken its place meanwhile. */
export function hideToast(id: number): void {
  if (transientToast?.id === id) transientToast = null;
  persistentToasts = persistentToasts.filter((toast) => toast.id !== id);
  notifyListeners();
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => transientToast ?? persistentToasts.at(-1) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
