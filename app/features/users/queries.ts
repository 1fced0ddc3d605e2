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

/** An administrator who changed their own roles may have lost access, so the role is queried again. */
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

/** An administrator who ends their own sessions is signed out at the next request to the server. */
export const useEndSessions = () =>
  useMutation({ mutationFn: (account: string) => endAccountSessions(browserDb(), account) });
