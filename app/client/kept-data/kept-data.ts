import { useEffect } from "react";
import { lockableStore } from "../lock/lockable-store.ts";
import { clockOffset, isConnectionLost, onConnectionChange } from "../offline/connection.ts";
import { buildOfPage } from "../offline/kept-build.ts";
import { storedPerson } from "../offline/person.ts";
import { queryClient } from "../queries/query-client.ts";
import { isSharedDevice } from "../session/device-use.ts";
import { isIdleTimeoutExceeded } from "../session/idle-timeout.ts";
import { quietMoment } from "../time/quiet-moment.ts";
import { today } from "../time/today.ts";
import { DataKeeper } from "./data-keeper.ts";
import { forgetCount, forgetKeptData } from "./forget-kept-data.ts";
import { deviceKeptStore } from "./kept-store.ts";

/** Milliseconds that a page waits for what the device has: a slow disk must not hold up the network. */
const PATIENCE_MS = 1000;

/** Milliseconds that a reading waits for a quiet moment to be written in. A page that is left writes it at once. */
const LONGEST_UNKEPT_MS = 10_000;

const device = lockableStore(deviceKeptStore());
const forgottenAtStart = forgetCount();

export const dataKeeper = new DataKeeper({
  client: queryClient,
  store: {
    ...device,
    put: async (queries) => {
      await device.put(queries);
      // Somebody has signed out while it was being written.
      if (forgetCount() !== forgottenAtStart) await forgetKeptData();
    },
  },
  build: buildOfPage(),
  owner: () => (mayKeep() ? storedPerson() : null),
  now: () => Date.now(),
  clockOffset,
  today,
  quiet: () => quietMoment({ atMost: LONGEST_UNKEPT_MS }),
});

function mayKeep(): boolean {
  return forgetCount() === forgottenAtStart && !isSharedDevice() && !isIdleTimeoutExceeded();
}

let restoring: Promise<void> | undefined;

/** For the loader of signed-in pages: resolves once what this device has is shown, or does not come soon. */
export async function restoreKeptData(): Promise<void> {
  restoring ??= isSharedDevice() ? forgetKeptData() : dataKeeper.restore();
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([restoring, tooLong]);
}

/** Keeps what the pages of an account read, for as long as it is signed in. */
export function useKeptData(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const stop = dataKeeper.start();
    const flush = () => void dataKeeper.flush();
    const flushIfHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", flushIfHidden);
    window.addEventListener("pagehide", flush);
    const endListening = onConnectionChange(refetchFailed);
    return () => {
      stop();
      endListening();
      document.removeEventListener("visibilitychange", flushIfHidden);
      window.removeEventListener("pagehide", flush);
    };
  }, [userId]);
}

/** A browser does not always say that the network is back; the answer to any request does. */
function refetchFailed(): void {
  if (isConnectionLost()) return;
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
}
