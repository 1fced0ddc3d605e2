import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

/** A change that is shown before the database has confirmed it. */
interface OptimisticChange<Data, Variables> {
  /** Of all queries that show it. */
  readonly queryKey: QueryKey;
  /** Of the mutations that change them. */
  readonly mutationKey: QueryKey;
  readonly apply: (data: Data, variables: Variables) => Data;
}

/** The data of each query before the pending changes. */
const confirmedData = new WeakMap<Query, unknown>();

/**
 * The callbacks of a mutation whose change is shown at once and reverted when it fails. Of several pending ones, a failed
 * one reverts its own change and no other, whether or not the database can be read again.
 */
export function optimisticUpdate<Data, Variables>(
  queryClient: QueryClient,
  { queryKey, mutationKey, apply }: OptimisticChange<Data, Variables>,
) {
  const queries = () => queryClient.getQueryCache().findAll({ queryKey });
  const show = (query: Query, data: Data) => queryClient.setQueryData(query.queryKey, data);
  return {
    mutationKey,
    onMutate: async (variables: Variables): Promise<void> => {
      // Before anything is waited for: the next change may begin meanwhile.
      if (queryClient.isMutating({ mutationKey }) === 1) {
        for (const query of queries()) confirmedData.set(query, query.state.data);
      }
      await queryClient.cancelQueries({ queryKey });
      for (const query of queries()) {
        const shown = query.state.data as Data | undefined;
        if (shown !== undefined) show(query, apply(shown, variables));
      }
    },
    onSuccess: (_answer: unknown, variables: Variables): void => {
      for (const query of queries()) {
        const known = confirmedData.get(query) as Data | undefined;
        if (known !== undefined) confirmedData.set(query, apply(known, variables));
      }
    },
    onError: (_problem: unknown, failed: Variables): void => {
      const others = queryClient
        .getMutationCache()
        .findAll({ mutationKey, status: "pending" })
        .map(({ state }) => state.variables as Variables)
        .filter((variables) => variables !== failed);
      for (const query of queries()) {
        const known = confirmedData.get(query) as Data | undefined;
        if (known !== undefined) show(query, others.reduce(apply, known));
      }
    },
    onSettled: (): void => {
      // Refetching while another change is pending would hide that change.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey });
    },
  };
}
