import { useSyncExternalStore } from "react";

const WIDE = { md: matching("(min-width: 768px)"), xl: matching("(min-width: 1280px)") };

/**
 * From 768 px a list is a table; below, cards. One whose columns need more room waits for 1280 px, as the rail
 * takes its part from 1024 px on. The server, which knows no screen, answers phone first.
 */
export function useIsWide(from: keyof typeof WIDE = "md"): boolean {
  const { subscribe, read } = WIDE[from];
  return useSyncExternalStore(subscribe, read, () => false);
}

function matching(media: string) {
  return {
    read: () => window.matchMedia(media).matches,
    subscribe(changed: () => void): () => void {
      const query = window.matchMedia(media);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
  };
}
