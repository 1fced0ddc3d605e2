import { useSyncExternalStore } from "react";
import { seemsSignedIn } from "#app/client/session/stored-session.ts";

/** Whether this browser holds a session. The server cannot know and says no. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(listen, seemsSignedInHere, () => false);
}

function seemsSignedInHere(): boolean {
  try {
    return seemsSignedIn(localStorage);
  } catch {
    return false; // A browser that refuses its storage keeps no session either.
  }
}

/** Another tab signed in or out. */
function listen(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
