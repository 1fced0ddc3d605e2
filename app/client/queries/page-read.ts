import { queryClient } from "./query-client.ts";

/** Milliseconds after which nobody waits any longer: a request may be tried again for a long time. */
const LONGEST_WAIT_MS = 10_000;

/** Resolves once what the page reads is here: on a slow connection, whatever is fetched before takes the line from it. */
export function pageRead(): Promise<void> {
  return new Promise((resolve) => {
    let looking: ReturnType<typeof setTimeout> | undefined;
    // What has come, or has just been drawn, may lead to the next request.
    const look = () => {
      looking ??= setTimeout(() => {
        looking = undefined;
        if (queryClient.isFetching() === 0) finish();
      });
    };
    const stopListening = queryClient.getQueryCache().subscribe(look);
    const finish = () => {
      stopListening();
      clearTimeout(timer);
      clearTimeout(looking);
      resolve();
    };
    const timer = setTimeout(finish, LONGEST_WAIT_MS);
    look();
  });
}
