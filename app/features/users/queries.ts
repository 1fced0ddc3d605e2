import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "../../client/browser-db.ts";
import {
  ACCOUNTS_OF_A_PAGE,
  type AccountPlace,
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
    initialPageParam: null as AccountPlace | null,
    getNextPageParam: (page) =>
      page.length < ACCOUNTS_OF_A_PAGE ? undefined : (page.at(-1) ?? undefined),
    placeholderData: (before) => before,
  });

/** Whoever changed their own roles may no longer be let in here, which is asked again. */
function useRoleDeed<Answer>(deed: (change: RoleChange) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: usersKey }),
        queryClient.invalidateQueries({ queryKey: ["admin"] }),
      ]),
  });
}

export const useGrantRole = () =>
  useRoleDeed((change: RoleChange) => grantRole(browserDb(), change));
export const useRevokeRole = () =>
  useRoleDeed((change: RoleChange) => revokeRole(browserDb(), change));

/** Whoever ends their own is signed out with the next question that is asked of the server. */
export const useEndSessions = () =>
  useMutation({ mutationFn: (account: string) => endAccountSessions(browserDb(), account) });
