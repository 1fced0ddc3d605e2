import { useSyncExternalStore } from "react";

export interface Toast {
  id: number;
  tone: "success" | "failure" | "notice";
  message: string;
  /** Whether it stays until it is closed or its deed is done: something was not saved that had looked so. */
  isLasting?: boolean;
  /** One deed at most, such as taking back what was just done. */
  action?: { label: string; run: () => void };
}

let passing: Toast | null = null;
/** The newest last. */
let lasting: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

/**
 * Shows one sentence: for four seconds, or until it is closed. One at a time: the newest takes the place of the one
 * before, and one that lasts comes back once the newer ones are gone.
 */
export function showToast(toast: Omit<Toast, "id">): void {
  made += 1;
  const shown = { ...toast, id: made };
  if (toast.isLasting) {
    passing = null;
    lasting = [...lasting, shown];
  } else passing = shown;
  tell();
}

/** Takes it away, unless another has taken its place meanwhile. */
export function hideToast(id: number): void {
  if (passing?.id === id) passing = null;
  lasting = lasting.filter((toast) => toast.id !== id);
  tell();
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => passing ?? lasting.at(-1) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
