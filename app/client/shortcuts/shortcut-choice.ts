import { useSyncExternalStore } from "react";

/** Of this browser: a keyboard is a device's. It says nothing about anybody, and stays when a session ends. */
const SHORTCUTS_KEY = "trousse-shortcuts";
const OFF = "off";

const listeners = new Set<() => void>();

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== OFF;
  } catch {
    // Nobody could turn them off here, as WCAG 2.1.4 asks.
    return false;
  }
}

export function turnShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, OFF);
  } catch {
    // They are off where nothing can be stored.
  }
  for (const listener of listeners) listener();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
