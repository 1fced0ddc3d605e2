import { useEffect } from "react";
import { useNavigate } from "react-router";
import { outbox } from "../offline/device-outbox.ts";
import { pageRead } from "../queries/page-read.ts";
import { queryClient } from "../queries/query-client.ts";
import { onServiceWorkerMessage } from "./service-worker-messages.ts";

/** Keeps this device's subscription alive, and hears what happens on its notifications while a page is open. */
export function useServiceWorkerMessages(userId: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (userId === undefined) return;
    void renewSubscription();
    return onServiceWorkerMessage((note) => {
      if (note.kind === "answered") {
        // First: what is asked for from now on is newer.
        void outbox.noteAnswered().finally(() => queryClient.invalidateQueries());
      }
      if (note.kind === "answer-kept") void outbox.reload();
      // The page is this one, in the language of its reader.
      if (note.kind === "open") {
        void navigate({ hash: new URL(note.path, window.location.origin).hash });
      }
    });
  }, [userId, navigate]);
}

async function renewSubscription(): Promise<void> {
  // The browser asks another of its processes for the permission, and draws nothing until that has answered.
  await pageRead();
  // Without permission there is nothing to renew, and none of that code to fetch.
  if (globalThis.Notification?.permission !== "granted") return;
  try {
    const { renewPushSubscription } = await import("./push-subscription.ts");
    await renewPushSubscription();
  } catch {
    // Tried again with the next visit; the settings say how the device stands.
  }
}
