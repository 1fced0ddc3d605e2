import { useEffect, useMemo } from "react";
import { isOfDoses } from "#app/client/kept-data/kept-keys.ts";
import { queryClient } from "#app/client/queries/query-client.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";

/** Milliseconds of quiet before anything is read that nobody asked for. */
const QUIET_MS = 4000;

/** People whose doses are read ahead, the active one first. */
const MAX_PEOPLE = 4;

/**
 * Reads ahead what the dose form and an answer about a symptom need without a network, one after the other, in quiet
 * moments, and again after each new dose. Only where pages open without a network, and something may be kept.
 */
export function useOfflineReadings(userId: string): void {
  const { profileId, people } = useActiveProfile(userId);
  const ids = useMemo(() => {
    const others = people.map(({ id }) => id).filter((id) => id !== profileId);
    return (people.length === 0 ? [] : [profileId, ...others]).slice(0, MAX_PEOPLE).join();
  }, [people, profileId]);
  useEffect(() => {
    if (ids === "" || !navigator.serviceWorker) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void import("./read-ahead.ts").then(({ readAhead }) => readAhead(ids.split(","), signal));
      }, QUIET_MS);
    };
    const end = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "invalidate") return;
      if (isOfDoses(event.query.queryKey)) readLater();
    });
    // It never is where a browser has no service worker for this page.
    void navigator.serviceWorker.ready.then(() => !signal.aborted && readLater());
    return () => {
      stopped.abort();
      clearTimeout(timer);
      end();
    };
  }, [ids]);
}
