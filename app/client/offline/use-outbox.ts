import { useEffect } from "react";
import { HOME_KEY } from "../queries/home-key.ts";
import { queryClient } from "../queries/query-client.ts";
import type { ActionKind, OutboxAction } from "./actions.ts";
import { onConnectionChange } from "./connection.ts";
import { outbox } from "./device-outbox.ts";
import { persistStorage } from "./persist-storage.ts";

/** Milliseconds between two tries while something waits. */
const RETRY_MS = 15_000;

/**
 * Sends what waits on this device: at once, when the page is seen again, when the browser or a request says that the
 * connection is back, and now and then meanwhile. Then the lists that it changed are read again.
 */
export function useOutbox(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const drain = () => {
      void drainOutbox();
      if (outbox.actions().some(({ state }) => state === "held")) {
        void persistStorage();
        // Answers on notifications are sent by the worker.
        navigator.serviceWorker?.controller?.postMessage("send-waiting");
      }
    };
    const drainIfSeen = () => document.visibilityState === "visible" && drain();
    void outbox.reload().then(drain);
    const ends = [
      onConnectionChange(drain),
      outbox.onAnswered(refreshLists),
      listen(window, "online", drain),
      listen(document, "visibilitychange", drainIfSeen),
    ];
    const timer = setInterval(() => {
      if (outbox.actions().some(({ state }) => state === "held" || state === "waiting")) drain();
    }, RETRY_MS);
    return () => {
      clearInterval(timer);
      for (const end of ends) end();
    };
  }, [userId]);
}

/** Sends what waits, where a sign of the server has just come, such as a message of its live connection. */
export function drainOutbox(): Promise<void> {
  return outbox.drain();
}

/** What an action that is about no dose changes. */
const CHANGED_BY: Partial<Record<ActionKind, readonly string[]>> = {
  "mark-alert": ["alerts"],
  "note-illness": ["illness"],
  "delete-illness-entry": ["illness"],
};

/** A dose moves the stock, alerts are derived from both, and what was asked for before it was sent would hide it. */
async function refreshLists({ profileId, kind }: OutboxAction): Promise<void> {
  for (const noun of CHANGED_BY[kind] ?? ["doses", "intakes", "inventory", "alerts"]) {
    const queryKey = noun === "doses" || noun === "alerts" ? [noun, profileId] : [noun];
    await queryClient.cancelQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey });
  }
  await queryClient.cancelQueries({ queryKey: HOME_KEY });
  void queryClient.invalidateQueries({ queryKey: HOME_KEY });
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
