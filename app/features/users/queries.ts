import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import {
  ACCOUNTS_PER_PAGE,
  type AccountCursor,
  endAccountSessions,
  grantRole,
  listAccounts,
  type RoleChange,
  revokeRole,
} from "./data.ts";

const usersKey = ["users"] as const;

export const accountsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, search] as const,
    queryFn: ({ pageParam }) => listAccounts(browserDb(), search, pageParam),
    initialPageParam: null as AccountCursor | null,
    getNextPageParam: (page) =>
      page.length < ACCOUNTS_PER_PAGE ? undefined : (page.at(-1) ?? undefined),
    placeholderData: (before) => before,
  });

/** Whoever changed their own roles may no longer be let in here, which is asked again. */
function useRoleMutation<Answer>(mutate: (change: RoleChange) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mutate,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: usersKey }),
        queryClient.invalidateQueries({ queryKey: ["admin"] }),
      ]),
  });
}

export const useGrantRole = () =>
  useRoleMutation((change: RoleChange) => grantRole(browserDb(), change));
export const useRevokeRole = () =>
  useRoleMutation((change: RoleChange) => revokeRole(browserDb(), change));

/** Whoever ends their own is signed out with the next question that is asked of the server. */
export const useEndSessions = () =>
  useMutation({ mutationFn: (account: string) => endAccountSessions(browserDb(), account) });
