import { useEffect } from "react";
import { type MiddlewareFunction, redirectDocument } from "react-router";
import { localeOfPage } from "#app/client/locale/visitor-locale.ts";
import { waitUntilUnlocked } from "#app/client/lock/app-lock.ts";
import { lockState } from "#app/client/lock/lock-state.ts";
import { isSharedDevice } from "#app/client/session/device-use.ts";
import {
  currentSession,
  isSecondFactorPending,
  keepPageWhile,
  useSession,
} from "#app/client/session/session.ts";
import { hasUnsavedChanges } from "#app/ui/dialog/unsaved-changes.ts";

/**
 * Before any page of somebody signed in: who is not goes to sign in, and comes back to the page they asked for.
 * The way there is in the language of the page, or in the visitor's own where the page names none.
 */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }) => {
    if (lockState() === "locked" && !wasOpenedAt(request.url)) throw redirectDocument(request.url);
    await waitUntilUnlocked();
    const session = await currentSession().catch(() => undefined);
    // A session that only the connection keeps from being renewed is for the page to speak of.
    if (session !== null) return;
    const page = new URL(request.url);
    throw redirectDocument(
      (await isSecondFactorPending()) ? secondStepUrlFor(page) : loginUrlFor(page),
    );
  },
];

const wouldLoseText = () => hasUnsavedChanges() && !isSharedDevice();

/**
 * A session that ended meanwhile, here or elsewhere: the document goes, and with it everything it has read. One with
 * unsaved text waits, unless the device is shared or somebody ended the session by hand.
 */
export function useEndOfSession(): void {
  const { status } = useSession();
  useEffect(() => keepPageWhile(wouldLoseText), []);
  useEffect(() => {
    if (status === "signed-out")
      window.location.replace(loginUrlFor(window.location, { ended: "1" }));
    // Another device has asked for two steps meanwhile.
    if (status === "half") window.location.replace(secondStepUrlFor(window.location));
  }, [status]);
}

/** Whether this document was opened for a page: it then shows the lock meanwhile. Another one shows its own page. */
function wasOpenedAt(page: string): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened === undefined || new URL(opened.name).pathname === new URL(page).pathname;
}

type PageAddress = Pick<URL, "pathname" | "search" | "hash">;

/** @param reason `ended` where a session was open, for the page to say why somebody stands there */
function loginUrlFor({ pathname, search, hash }: PageAddress, reason?: { ended: "1" }): string {
  const query = new URLSearchParams({ next: pathname + search + hash, ...reason });
  return `/${localeOfPage(pathname)}/login?${query}`;
}

function secondStepUrlFor({ pathname, search, hash }: PageAddress): string {
  const next = new URLSearchParams({ next: pathname + search + hash });
  return `/${localeOfPage(pathname)}/auth/second-step?${next}`;
}
