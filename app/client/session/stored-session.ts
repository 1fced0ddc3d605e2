import type { Session } from "@supabase/supabase-js";

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
 * renewed. Null where there is none that can be read.
 */
export function readStoredSession(storage: Storage = localStorage): Session | null {
  for (const key of keysOf(storage)) {
    if (!SESSION_KEY.test(key)) continue;
    const session = parseSession(storage.getItem(key) ?? "");
    if (session) return session;
  }
  return null;
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
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
