import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { REACHABLE_PROFILES } from "./profile-access.ts";

/** What is read here of a profile that the account may open. */
interface Reachable {
  readonly id: string;
}

const keyOf = (userId: string) => [REACHABLE_PROFILES, userId] as const;

/** The profiles that the account may open, as far as the page has read them: this asks for nothing. */
export function useReachableProfiles(userId: string | null): readonly Reachable[] | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === REACHABLE_PROFILES) changed();
      }),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => reachableProfiles(queryClient, userId),
    () => undefined,
  );
}

/** The same at this moment. */
export function reachableProfiles(
  queryClient: QueryClient,
  userId: string | null,
): readonly Reachable[] | undefined {
  return queryClient.getQueryData(keyOf(userId ?? ""));
}
