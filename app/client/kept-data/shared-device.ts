import { useSyncExternalStore } from "react";
import { forgetKeptData } from "./forget-kept-data.ts";

/** It says nothing about anybody, and stays when somebody signs out: the next person shares the device too. */
const SHARED_DEVICE_KEY = "trousse-shared-device";

/** Whether nothing that was read may be kept on this device. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(SHARED_DEVICE_KEY) !== null;
  } catch {
    // A browser that keeps nothing would not keep this either.
    return true;
  }
}

/** What was kept goes at once. A device that is no longer shared keeps what its next page reads. */
export function setSharedDevice(isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(SHARED_DEVICE_KEY, "1");
    else localStorage.removeItem(SHARED_DEVICE_KEY);
  } catch {
    // Then nothing else is kept here.
  }
  if (isShared) void forgetKeptData();
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** The same for a page, which the server draws without knowing. */
export function useSharedDevice(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSharedDevice,
    () => false,
  );
}
