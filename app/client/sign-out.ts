import { browserDb } from "./browser-db.ts";
import { forgetTouches } from "./idle.ts";
import { queryClient } from "./query-client.ts";
import { forgetSession, forgetStoredProfile } from "./stored-session.ts";

/**
 * Signs out everywhere. A server that cannot be reached does not keep anybody signed in here: the local traces
 * go in any case, then the document itself. Resolves to what the server answered, if it refused.
 */
export async function signOut(goTo: (path: string) => void = leaveFor): Promise<Error | null> {
  forgetStoredProfile();
  queryClient.clear();
  await silenceDevice();
  try {
    return (await browserDb().auth.signOut({ scope: "global" })).error;
  } catch (problem) {
    return problem instanceof Error ? problem : new Error("Sign-out failed", { cause: problem });
  } finally {
    forgetSession();
    forgetTouches();
    goTo("/fr-fr");
  }
}

/**
 * Ends the session of this browser because nobody is at it. Its device goes on ringing: a dose is due whether or not
 * somebody looks at a page.
 */
export async function leaveIdle(): Promise<void> {
  try {
    await browserDb().auth.signOut({ scope: "local" });
  } finally {
    // Each tab hears that the session is gone and leaves for the sign-in page by itself.
    forgetSession();
    forgetTouches();
  }
}

/**
 * An account that was deleted: this browser forgets all it kept for it, reminders that ring here included. Nobody is
 * asked, since the session went with the account, and no page hears of its end before the document is another one.
 */
export async function forgetAccount(goTo: (path: string) => void, path: string): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  await silenceDevice();
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    const stores = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // What the browser does not let go of holds no name and opens nothing.
  } finally {
    goTo(path);
  }
}

/** Milliseconds that signing out waits for it: the browser's own subscription goes in any case. */
const PATIENCE = 2000;

/** Reminders of whoever leaves ring here no more. Most browsers ring for nobody, and need none of that code. */
async function silenceDevice(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker) return;
    const { forgetPush } = await import("./push.ts");
    const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([forgetPush(), tooLong]);
  } catch {
    // The server forgets the device when its push service says that it is gone.
  }
}

function leaveFor(path: string): void {
  window.location.replace(path);
}
