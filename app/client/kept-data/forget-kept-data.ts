/** Apart from the outbox: what waits outlives a session, and what was read does not. */
export const KEPT_DATA = "trousse-kept";

/** Milliseconds that signing out waits for it: another tab may hold it open. */
const PATIENCE_MS = 2000;

let forgotten = 0;

/** Changes with each deletion: what was about to be written then must not be. */
export const forgetCount = (): number => forgotten;

/**
 * Deletes all that was read and kept on this device, of every account. It needs no library, because pages for signing in
 * call it as well.
 */
export function forgetKeptData(): Promise<void> {
  forgotten += 1;
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(KEPT_DATA);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
      setTimeout(resolve, PATIENCE_MS);
    } catch {
      // A browser without IndexedDB has kept nothing.
      resolve();
    }
  });
}
