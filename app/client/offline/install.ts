import { useSyncExternalStore } from "react";
import { persistStorage } from "./persist-storage.ts";

/** What Chromium sends once the pages can be installed, which the types of a page do not know. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * How this browser installs the pages: on a press, by a menu of its own as Safari on a phone does, or not here: they are
 * installed, or nobody knows how.
 */
export type InstallWay = "press" | "menu" | "none";

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's own question back until somebody asks for it. Called with the first signed-in page. */
export function listenForInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => {
    setOffer(null);
    void persistStorage();
  });
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => "none");
}

/** Has the browser ask. It asks once: another press needs another offer. */
export async function install(): Promise<void> {
  const asked = offer;
  setOffer(null);
  await asked?.prompt();
}

function installWay(): InstallWay {
  if (offer) return "press";
  // Safari on a phone or a tablet alone says whether it was opened from the home screen.
  return "standalone" in navigator && navigator.standalone === false ? "menu" : "none";
}

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
