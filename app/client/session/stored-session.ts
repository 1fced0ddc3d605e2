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
  return keysOf(storage).some((key) => /^sb-.+-auth-token$/.test(key));
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
