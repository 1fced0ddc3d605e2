import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Stores what a call for several queries has read, unless the query was written after that call began: an answer may
 * have changed it meanwhile. It counts as read when the call began.
 * @param startedAt when the call began, in milliseconds since 1970
 */
export function storeOlder<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: Data,
  startedAt: number,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (state && state.dataUpdatedAt > startedAt) return;
  queryClient.setQueryData(queryKey, data, { updatedAt: startedAt });
}

/** What queries that are only watched hold, and when it was read: milliseconds since 1970. */
export function readOf<Data>(
  results: readonly { readonly data: Data | undefined; readonly dataUpdatedAt: number }[],
): readonly { readonly data: Data | undefined; readonly readAt: number }[] {
  return results.map(({ data, dataUpdatedAt }) => ({ data, readAt: dataUpdatedAt }));
}
