import { useSyncExternalStore } from "react";

const MEDIA = {
  md: mediaQueryStore("(min-width: 768px)"),
  xl: mediaQueryStore("(min-width: 1280px)"),
};

/**
 * From 768 px a list is a table; below, cards. One whose columns need more room waits for 1280 px, as the rail
 * takes its part from 1024 px on. The server, which knows no screen, answers phone first.
 */
export function useIsWideScreen(from: keyof typeof MEDIA = "md"): boolean {
  const { subscribe, read } = MEDIA[from];
  return useSyncExternalStore(subscribe, read, () => false);
}

function mediaQueryStore(media: string) {
  return {
    read: () => window.matchMedia(media).matches,
    subscribe(changed: () => void): () => void {
      const query = window.matchMedia(media);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
  };
}
