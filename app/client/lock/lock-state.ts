import { useSyncExternalStore } from "react";
import { sealedSession } from "../session/stored-session.ts";
import { announceLockState, lockKey, onLockChange } from "./lock-key.ts";

/** Whether the session of this device is sealed, and whether this page has the key. */
export type LockState = "off" | "locked" | "open";

let isAsked = false;

export function lockState(): LockState {
  if (!sealedSession()) return "off";
  return lockKey() ? "open" : "locked";
}

export const useLockState = (): LockState =>
  useSyncExternalStore(subscribe, lockState, () => "off");

/** Whether this page waits for the code. */
export const isUnlockAsked = (): boolean => isAsked;

export const useIsUnlockAsked = (): boolean =>
  useSyncExternalStore(onLockChange, isUnlockAsked, () => false);

export function setUnlockAsked(next: boolean): void {
  isAsked = next;
  announceLockState();
}

function subscribe(listener: () => void): () => void {
  const end = onLockChange(listener);
  window.addEventListener("storage", listener);
  return () => {
    end();
    window.removeEventListener("storage", listener);
  };
}
