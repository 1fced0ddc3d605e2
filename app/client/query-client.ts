import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "./failure.ts";

const RETRIES = 2;

/**
 * What the signed-in pages have read. One for the document, so that a page's loader and its components share it.
 * Only an unreachable server is asked again: every other answer would be the same.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: "always",
      retry: (failures, problem) => failureOf(problem) === "offline" && failures < RETRIES,
    },
    mutations: { networkMode: "always" },
  },
});
