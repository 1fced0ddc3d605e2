import { useEffect } from "react";
import { Outlet, redirectDocument } from "react-router";
import { currentSession, isSecondFactorPending, useSession } from "#app/client/session/session.ts";
import { isLocale } from "#domain/locale/locales.ts";
import type { Route } from "./+types/session-guard.ts";

/**
 * Before any page of somebody signed in: who is not goes to sign in, and comes back to the page they asked for.
 * The way there is in French whatever the page was, as the specification has it.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    const session = await currentSession().catch(() => undefined);
    // A session that only the connection keeps from being renewed is for the page to speak of.
    if (session !== null) return;
    const page = new URL(request.url);
    throw redirectDocument(
      (await isSecondFactorPending()) ? secondStepUrlFor(page) : loginUrlFor(page),
    );
  },
];

export default function SessionGuard() {
  const { status } = useSession();

  // Ended meanwhile, here or elsewhere: the document goes, and with it everything it has read.
  useEffect(() => {
    if (status === "signed-out") window.location.replace(loginUrlFor(window.location));
    // Another device has asked for two steps meanwhile.
    if (status === "half") window.location.replace(secondStepUrlFor(window.location));
  }, [status]);

  return <Outlet />;
}

type PageAddress = Pick<URL, "pathname" | "search" | "hash">;

function loginUrlFor({ pathname, search, hash }: PageAddress): string {
  return `/fr-fr/login?${new URLSearchParams({ next: pathname + search + hash })}`;
}

/** In the language of the page asked for, where it has one. */
function secondStepUrlFor({ pathname, search, hash }: PageAddress): string {
  const first = pathname.split("/")[1] ?? "";
  const next = new URLSearchParams({ next: pathname + search + hash });
  return `/${isLocale(first) ? first : "fr-fr"}/auth/second-step?${next}`;
}
