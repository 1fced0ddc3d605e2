import { useSyncExternalStore } from "react";
import { UNDO_SHOWN_MS } from "#app/ui/feedback/undo-time.ts";

/** The dose recorded last, as long as one press takes it back. */
export interface UndoableDose {
  readonly intakeId: string;
  readonly undo: () => void;
}

let current: UndoableDose | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function offerUndo(dose: UndoableDose): void {
  set(dose);
  releaseUndo();
}

/** It was taken back, here or in the message that says that it was recorded. */
export function withdrawUndo(intakeId: string): void {
  if (current?.intakeId === intakeId) set(null);
}

/** Somebody is at the button: it does not leave under their finger or their keyboard. */
export function holdUndo(): void {
  clearTimeout(timer);
}

export function releaseUndo(): void {
  clearTimeout(timer);
  timer = setTimeout(() => set(null), UNDO_SHOWN_MS);
}

export function useUndoableDose(): UndoableDose | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function set(dose: UndoableDose | null): void {
  clearTimeout(timer);
  current = dose;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
