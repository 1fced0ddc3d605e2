import { useSyncExternalStore } from "react";
import { forgetKeptData } from "../kept-data/forget-kept-data.ts";

/**
 * How this browser is used. `own`: by its account alone, which stays signed in. `timed`: its session ends after the idle
 * time. `shared`: that as well, and nothing that was read is kept.
 */
export type DeviceUse = "own" | "timed" | "shared";

export const DEVICE_USES: readonly DeviceUse[] = ["own", "timed", "shared"];

const DEVICE_USE_KEY = "trousse-device-use";

/** Of browsers that said so before there was a third use. */
const FORMER_SHARED_KEY = "trousse-shared-device";

/** The session that the server lets last, by its id. */
const LASTING_KEY = "trousse-lasting-session";

const listeners = new Set<() => void>();

export function deviceUse(): DeviceUse {
  try {
    const stored = localStorage.getItem(DEVICE_USE_KEY);
    if (stored === "own" || stored === "shared") return stored;
    return localStorage.getItem(FORMER_SHARED_KEY) === null ? "timed" : "shared";
  } catch {
    // A browser that keeps nothing would not keep this either.
    return "shared";
  }
}

/** Whether nothing that was read may be kept on this device. */
export const isSharedDevice = (): boolean => deviceUse() === "shared";

/** What was kept goes at once where the device is shared. One that no longer is keeps what its next page reads. */
export function setDeviceUse(use: DeviceUse): void {
  try {
    localStorage.removeItem(FORMER_SHARED_KEY);
    if (use === "timed") localStorage.removeItem(DEVICE_USE_KEY);
    else localStorage.setItem(DEVICE_USE_KEY, use);
  } catch {
    // Then nothing else is kept here.
  }
  if (use === "shared") void forgetKeptData();
  for (const listener of listeners) listener();
}

/**
 * With the end of a session, because the next account may be another person's. That a device is shared stays: it says
 * nothing about anybody, and is as true for the next one.
 */
export function clearOwnDevice(): void {
  localStorage.removeItem(LASTING_KEY);
  if (deviceUse() === "own") setDeviceUse("timed");
}

/** The same for a page, which the server draws without knowing. */
export function useDeviceUse(): DeviceUse {
  return useSyncExternalStore(subscribe, deviceUse, () => "timed");
}

/** The session that the server lets last; null where it was not asked to. */
export function lastingSession(): string | null {
  return localStorage.getItem(LASTING_KEY);
}

export function storeLastingSession(sessionId: string | null): void {
  if (sessionId === null) localStorage.removeItem(LASTING_KEY);
  else localStorage.setItem(LASTING_KEY, sessionId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
