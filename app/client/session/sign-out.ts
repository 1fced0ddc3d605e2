import { browserDb } from "../database/browser-db.ts";
import { forgetKeptData } from "../kept-data/forget-kept-data.ts";
import { localeOfPage } from "../locale/visitor-locale.ts";
import { queryClient } from "../queries/query-client.ts";
import { announceEndByHand } from "./ended-by-hand.ts";
import { clearIdleState } from "./idle-timeout.ts";
import { clearStoredProfile, clearStoredSession } from "./stored-session.ts";

/**
 * Signs out everywhere. A server that cannot be reached does not keep anybody signed in here: the local traces
 * go in any case, then the document itself. Resolves to what the server answered, if it refused.
 */
export async function signOut(goTo: (path: string) => void = redirectTo): Promise<Error | null> {
  announceEndByHand();
  clearStoredProfile();
  queryClient.clear();
  // Before the session ends: the guard of the page leaves for the sign-in page as soon as it hears of that.
  await forgetKeptData();
  await deleteKeptPages();
  await turnOffPushHere();
  try {
    return (await browserDb().auth.signOut({ scope: "global" })).error;
  } catch (problem) {
    return problem instanceof Error ? problem : new Error("Sign-out failed", { cause: problem });
  } finally {
    clearStoredSession();
    clearIdleState();
    goTo(`/${localeOfPage(window.location.pathname)}`);
  }
}

/**
 * Ends the session of this browser after the idle limit. Its device still receives notifications, because doses are due
 * without an open page too.
 */
export async function endIdleSession(): Promise<void> {
  announceEndByHand();
  try {
    await browserDb().auth.signOut({ scope: "local" });
  } finally {
    // Each tab is notified of the end and opens the sign-in page itself.
    clearStoredSession();
    clearIdleState();
    await forgetKeptData();
    await forgetSentHere();
  }
}

/** After a session that nobody signed out of: what it sent is on the server. */
export async function forgetSentHere(): Promise<void> {
  try {
    await (await import("../offline/store.ts")).forgetSentActions();
  } catch {
    // The next visit forgets what is a day old.
  }
}

/**
 * An account that was deleted: this browser forgets all it kept for it, reminders that ring here included. Nobody is
 * asked, since the session went with the account, and no page hears of its end before the document is another one.
 */
export async function clearBrowserData(goTo: (path: string) => void, path: string): Promise<void> {
  announceEndByHand();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  await forgetKeptData();
  await turnOffPushHere();
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    await (await import("../offline/store.ts")).deleteDeviceStore();
  } catch {
    // Data that the browser does not delete contains no name and gives no access.
  } finally {
    await deleteKeptPages();
    goTo(path);
  }
}

/** What the service worker kept, so that the device opens nothing of ours without a network. */
async function deleteKeptPages(): Promise<void> {
  try {
    const stores = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(stores.map((store) => caches.delete(store)));
  } catch {
    // They hold nothing about anybody.
  }
}

/** Milliseconds that signing out waits for it: the browser's own subscription goes in any case. */
const PUSH_TIMEOUT_MS = 2000;

/** Stops the reminders of the account that signs out on this device. */
async function turnOffPushHere(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker) return;
    const { unregisterPush } = await import("../push/push-subscription.ts");
    const tooLong = new Promise((resolve) => setTimeout(resolve, PUSH_TIMEOUT_MS));
    await Promise.race([unregisterPush(), tooLong]);
  } catch {
    // The server forgets the device when its push service says that it is gone.
  }
}

function redirectTo(path: string): void {
  window.location.replace(path);
}
