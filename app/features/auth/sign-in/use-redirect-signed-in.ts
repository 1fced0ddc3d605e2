import { useEffect } from "react";
import { currentSession } from "#app/client/session/session.ts";

/**
 * Takes who opens a sign-in page with a session to `page`, in a new document. It looks once: who signs in here
 * afterwards is taken on by the form.
 */
export function useRedirectSignedIn(page: string): void {
  useEffect(() => {
    let isHere = true;
    currentSession().then(
      (session) => {
        if (session && isHere) window.location.replace(page);
      },
      // Whether the stored session still holds cannot be known without the server: signing in anew can be tried.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [page]);
}
