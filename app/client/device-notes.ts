import { useEffect } from "react";
import { useNavigate } from "react-router";
import { queryClient } from "./query-client.ts";
import { watchWorker } from "./worker-notes.ts";

/** Keeps this device's subscription alive, and hears what happens on its notifications while a page is open. */
export function useDeviceNotes(userId: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (userId === undefined) return;
    // Without permission there is nothing to renew, and none of that code to fetch.
    if (globalThis.Notification?.permission === "granted") void renew();
    return watchWorker((note) => {
      if (note.kind === "answered") void queryClient.invalidateQueries();
      // The page is this one, in the language of its reader.
      if (note.kind === "open") {
        void navigate({ hash: new URL(note.path, window.location.origin).hash });
      }
    });
  }, [userId, navigate]);
}

async function renew(): Promise<void> {
  try {
    const { renewPush } = await import("./push.ts");
    await renewPush();
  } catch {
    // Tried again with the next visit; the settings say how the device stands.
  }
}
