import { QueryClient } from "@tanstack/react-query";
import { failureOf, isTransient } from "../errors/failure.ts";

const RETRIES = 2;

/**
 * Requests are sent also where the browser believes to be offline (`networkMode: "always"`): its belief is often wrong,
 * and a request that waits for it in silence would look like one that goes on. This mode does not ask again by itself
 * once the connection is back, so that is said beside it.
 */
export const ALWAYS_FETCH = { networkMode: "always", refetchOnReconnect: "always" } as const;

/** For queries that are kept on the device: a page that was left an hour ago may be opened again without a network. */
export const STAYS_IN_MEMORY = { gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * What the signed-in pages have read. One for the document, so that a page's loader and its components share it.
 * Only a server that is away or busy is asked again, each time later and not by everybody at once: every other
 * answer would be the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      ...ALWAYS_FETCH,
      retry: (failures, problem) => isTransient(failureOf(problem)) && failures < RETRIES,
      retryDelay: (failures) => 1000 * 2 ** failures * (1 + Math.random()),
    },
    mutations: { networkMode: "always" },
  },
});
