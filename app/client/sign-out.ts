import { browserDb } from "./browser-db.ts";
import { queryClient } from "./query-client.ts";
import { forgetSession, forgetStoredProfile } from "./stored-session.ts";

/**
 * Signs out everywhere. A server that cannot be reached does not keep anybody signed in here: the local traces
 * go in any case, then the document itself. Resolves to what the server answered, if it refused.
 */
export async function signOut(goTo: (path: string) => void = leaveFor): Promise<Error | null> {
  forgetStoredProfile();
  queryClient.clear();
  try {
    return (await browserDb().auth.signOut({ scope: "global" })).error;
  } catch (problem) {
    return problem instanceof Error ? problem : new Error("Sign-out failed", { cause: problem });
  } finally {
    forgetSession();
    goTo("/fr-fr");
  }
}

function leaveFor(path: string): void {
  window.location.replace(path);
}
