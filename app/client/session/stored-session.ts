import type { Session } from "@supabase/supabase-js";
import { isSealed, openedSession } from "../lock/lock-key.ts";
import { SIMPLE_SCREEN_KEY } from "../simple-screen/simple-screen-key.ts";

const SESSION_KEY = /^sb-.+-auth-token$/;
const AUTH_KEY_PREFIX = "supabase.auth.";
const AUTH_KEY_MARKER = "sb-";

/** The key under which supabase-js keeps the session with the server at `address`. */
export function sessionKeyOf(address: URL): string {
  return `sb-${address.hostname.split(".")[0]}-auth-token`;
}

/**
 * Whether somebody was signed in here when the browser last looked. It reads a name and nothing else, so pages
 * for visitors can ask without loading the auth library. Only a request shows whether the session is still valid.
 */
export function seemsSignedIn(storage: Storage): boolean {
  return keysOf(storage).some((key) => SESSION_KEY.test(key));
}

/**
 * The session that is stored here, valid or not: an access token lives for minutes, and without a network it cannot be
 * renewed. Null where there is none that can be read, as while the app lock is locked.
 */
export function readStoredSession(storage: Storage = localStorage): Session | null {
  for (const key of keysOf(storage)) {
    if (!SESSION_KEY.test(key)) continue;
    const text = storage.getItem(key) ?? "";
    const session = parseSession(isSealed(text) ? (openedSession()?.plain ?? "") : text);
    if (session) return session;
  }
  return null;
}

interface StoredText {
  /** Its key in the storage. */
  readonly name: string;
  readonly text: string;
}

/** The session as the app lock has sealed it; undefined where the lock is off. */
export const sealedSession = (): StoredText | undefined => storedTexts().find(isOfLock);

/** The session of a device without an app lock; undefined where there is none. */
export const plainSession = (): StoredText | undefined =>
  storedTexts().find((stored) => !isOfLock(stored));

const isOfLock = ({ text }: StoredText) => isSealed(text);

function storedTexts(): StoredText[] {
  try {
    return keysOf(localStorage)
      .filter((name) => SESSION_KEY.test(name))
      .map((name) => ({ name, text: localStorage.getItem(name) ?? "" }));
  } catch {
    // A browser that refuses its storage keeps no session either.
    return [];
  }
}

function parseSession(text: string): Session | null {
  try {
    const session: Partial<Session> | null = JSON.parse(text);
    const isWhole =
      typeof session?.access_token === "string" &&
      typeof session.refresh_token === "string" &&
      typeof session.user?.id === "string";
    return isWhole ? (session as Session) : null;
  } catch {
    return null;
  }
}

/** Removes all keys of the auth library from both storages. */
export function clearStoredSession(storages: Storage[] = [localStorage, sessionStorage]): void {
  for (const storage of storages) {
    for (const key of keysOf(storage)) {
      if (key.startsWith(AUTH_KEY_PREFIX) || key.includes(AUTH_KEY_MARKER)) storage.removeItem(key);
    }
  }
}

/** The profile chosen in this tab, and the personal data that the specification stores in the browser. */
export function clearStoredProfile(storages: Storage[] = [localStorage, sessionStorage]): void {
  for (const storage of storages) {
    storage.removeItem("user-profile");
    storage.removeItem("user-preferences");
    storage.removeItem(SIMPLE_SCREEN_KEY);
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
