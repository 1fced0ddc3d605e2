import type { SupportedStorage } from "@supabase/auth-js";
import { lockedParts } from "./load-locked-parts.ts";
import { isSealed } from "./lock-key.ts";

/**
 * Where the auth library keeps its session: the storage of the browser, sealed where the app lock is on. While it is
 * locked there is no session to be read.
 */
export const sessionStorageOfDevice: SupportedStorage = {
  async getItem(name) {
    const stored = localStorage.getItem(name);
    if (stored === null || !isSealed(stored)) return stored;
    return (await lockedParts()).openStoredText(name, stored);
  },
  async setItem(name, value) {
    if (isSealed(localStorage.getItem(name) ?? ""))
      await (await lockedParts()).replaceSealed(name, value);
    else localStorage.setItem(name, value);
  },
  async removeItem(name) {
    localStorage.removeItem(name);
  },
};
