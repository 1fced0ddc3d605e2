import { QueryClient } from "@tanstack/react-query";
import { failureOf, isPassing } from "./failure.ts";

const RETRIES = 2;

/**
 * What the signed-in pages have read. One for the document, so that a page's loader and its components share it.
 * Only a server that is away or busy is asked again, each time later and not by everybody at once: every other
 * answer would be the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: "always",
      retry: (failures, problem) => isPassing(failureOf(problem)) && failures < RETRIES,
      retryDelay: (failures) => 1000 * 2 ** failures * (1 + Math.random()),
    },
    mutations: { networkMode: "always" },
  },
});
