import { useEffect } from "react";
import { lockedParts } from "./load-locked-parts.ts";
import { lockState } from "./lock-state.ts";

/** Before anything of an account is read: resolves once the app lock is open, or there is none. */
export async function waitUntilUnlocked(): Promise<void> {
  if (lockState() === "locked") await (await lockedParts()).askForKey();
}

/** Opens the session with the key of another page, where there is one. @returns whether nothing is locked now */
export async function takeSealedSession(): Promise<boolean> {
  return lockState() !== "locked" || (await lockedParts()).takeSealedSession();
}

/** Locks every page of this device. */
export function lockNow(): void {
  void lockedParts().then((loaded) => loaded.lockAllPages());
}

/** Follows a lock that another tab turns on while this page is open. */
export function useAppLock(): void {
  useEffect(() => {
    const look = () => {
      if (lockState() === "locked") void lockedParts().then((loaded) => loaded.followOtherTabs());
    };
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, []);
}
