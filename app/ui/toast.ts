import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  tone: "success" | "failure" | "notice";
  message: string;
  /** One deed at most, such as taking back what was just done. */
  action?: { label: string; run: () => void };
}

let current: Toast | null = null;
let made = 0;
const listeners = new Set<() => void>();

/** Shows one sentence for four seconds. One at a time: the newest takes the place of the one before. */
export function showToast(toast: Omit<Toast, "id">): void {
  made += 1;
  show({ ...toast, id: made });
}

/** Takes it away, unless another has taken its place meanwhile. */
export function hideToast(id: number): void {
  if (current?.id === id) show(null);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}
