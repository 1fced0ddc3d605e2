import { useEffect } from "react";
import { Outlet, redirectDocument } from "react-router";
import { currentSession, useSession } from "../../client/session.ts";
import type { Route } from "./+types/gate.ts";

/**
 * Before any page of somebody signed in: who is not goes to sign in, and comes back to the page they asked for.
 * The way there is in French whatever the page was, as the specification has it.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    const session = await currentSession().catch(() => undefined);
    // A session that only the connection keeps from being renewed is for the page to speak of.
    if (session === null) throw redirectDocument(signInFor(new URL(request.url)));
  },
];

export default function Gate() {
  const { status } = useSession();

  // Ended meanwhile, here or elsewhere: the document goes, and with it everything it has read.
  useEffect(() => {
    if (status === "signed-out") window.location.replace(signInFor(window.location));
  }, [status]);

  return <Outlet />;
}

function signInFor({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return `/fr-fr/login?${new URLSearchParams({ next: pathname + search + hash })}`;
}
