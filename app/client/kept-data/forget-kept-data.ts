/** Apart from the outbox: what waits outlives a session, and what was read does not. */
export const KEPT_DATA = "trousse-kept";

/** The key of the app lock, sealed. */
export const LOCK_DATABASE = "trousse-lock";

/** Milliseconds that signing out waits for it: another tab may hold it open. */
const PATIENCE_MS = 2000;

let forgotten = 0;

/** Changes with each deletion: what was about to be written then must not be. */
export const forgetCount = (): number => forgotten;

/**
 * Deletes all that was read and kept on this device, of every account, and the app lock that sealed it. It needs no
 * library, because pages for signing in call it as well.
 */
export async function forgetKeptData(): Promise<void> {
  forgotten += 1;
  await Promise.all([deleteDatabase(KEPT_DATA), deleteLock()]);
}

/** Deletes the key of the app lock: what it still seals cannot be read any more. */
export const deleteLock = (): Promise<void> => deleteDatabase(LOCK_DATABASE);

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      setTimeout(resolve, PATIENCE_MS);
    } catch {
      // A browser without IndexedDB has kept nothing.
      resolve();
    }
  });
}
