import { queryClient } from "./query-client.ts";

/** Milliseconds after which nobody waits any longer: a request may be tried again for a long time. */
const LONGEST_WAIT_MS = 10_000;

/** For browsers that do not tell of quiet moments. */
const QUIET_MS = 500;

/** A slow phone may have none for long, and what is not fetched by then is fetched within a press. */
const LONGEST_BUSY_MS = 1000;

/**
 * Resolves in a quiet moment once what the page reads is here: on a slow connection, whatever is fetched before takes the line
 * from it.
 */
export function pageRead(): Promise<void> {
  return new Promise((resolve) => {
    let isLooking = false;
    // While React draws, and before what it has drawn asks for anything, there is no quiet moment.
    const look = () => {
      if (isLooking) return;
      isLooking = true;
      inQuietMoment(() => {
        isLooking = false;
        if (queryClient.isFetching() === 0) finish();
      });
    };
    const stopListening = queryClient.getQueryCache().subscribe(look);
    const finish = () => {
      stopListening();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, LONGEST_WAIT_MS);
    look();
  });
}

function inQuietMoment(work: () => void): void {
  if ("requestIdleCallback" in window)
    window.requestIdleCallback(work, { timeout: LONGEST_BUSY_MS });
  else setTimeout(work, QUIET_MS);
}
