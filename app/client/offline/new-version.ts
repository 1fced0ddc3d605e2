import { useSyncExternalStore } from "react";
import { type BuildKept, buildOfPage } from "./kept-build.ts";

/** Milliseconds between two looks for a newer build: a browser looks by itself with each document, and once a day. */
const LOOK_MS = 3_600_000;

let isNewerKept = false;
let lookedAt = Date.now();
const listeners = new Set<() => void>();

/** Whether a newer build than that of this page is on the device, to its last file. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewerKept,
    () => false,
  );
}

/** Hears every message of the service worker. */
export function hearKeptBuild(message: unknown): void {
  const { keptBuild } = Object(message) as Partial<BuildKept>;
  const own = buildOfPage();
  if (typeof keptBuild !== "string" || own === undefined || keptBuild === own) return;
  isNewerKept = true;
  for (const listener of listeners) listener();
}

/** For a page that has been open for days, when it is looked at. */
export function lookForUpdate(): void {
  if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOK_MS) return;
  lookedAt = Date.now();
  void navigator.serviceWorker.ready
    .then((registration) => registration.update())
    .catch(() => undefined);
}
