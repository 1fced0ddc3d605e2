import { useSyncExternalStore } from "react";
import { SIMPLE_SCREEN_KEY } from "./simple-screen-key.ts";

const listeners = new Set<() => void>();

/** What this device stored about the simple screen, as text; null on an ordinary one. */
export function useStoredSimpleScreen(): string | null {
  return useSyncExternalStore(subscribe, readStored, () => null);
}

/** @param text null makes the device an ordinary one. @throws DOMException where a browser keeps nothing */
export function storeSimpleScreen(text: string | null): void {
  if (text === null) localStorage.removeItem(SIMPLE_SCREEN_KEY);
  else localStorage.setItem(SIMPLE_SCREEN_KEY, text);
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  try {
    return localStorage.getItem(SIMPLE_SCREEN_KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
