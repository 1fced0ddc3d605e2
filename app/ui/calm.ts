import { useSyncExternalStore } from "react";

const CALM = "(prefers-reduced-motion: reduce)";

/** Whether nothing may move by itself. The server does not know, so it says yes. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(CALM).matches,
    () => true,
  );
}

function listen(changed: () => void): () => void {
  const query = window.matchMedia(CALM);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
