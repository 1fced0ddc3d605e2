import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * What the server says now, or what the device keeps where it cannot be asked: for an action that shows its result to
 * somebody else.
 * @throws what the query throws, where nothing is kept either
 */
export async function fetchOrKept<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } catch (problem) {
    const kept = queryClient.getQueryData<Data>(query.queryKey);
    if (kept !== undefined) return kept;
    throw problem;
  }
}
