import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 768px)";

/** From 768 px a list is a table; below, cards. The server, which knows no screen, answers phone first. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
