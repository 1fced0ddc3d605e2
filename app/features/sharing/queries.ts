import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { pollInterval } from "#app/client/live/live-state.ts";
import { dbForProfile, REACHABLE_PROFILES } from "#app/client/permissions/profile-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { PermissionEntry, ShareEntry } from "#domain/sharing/share-draft.ts";
import {
  acceptInvitation,
  acceptShare,
  changeShare,
  countCommonBoxes,
  declineShare,
  findInvitation,
  leaveShare,
  listReceivedShares,
  listSentShares,
  readAccessLog,
  revokeShare,
  shareProfile,
} from "./data.ts";

const SHARES = "shares";

/** Somebody else answers an invitation, and the list must show it soon. */
const REFETCH_INTERVAL_MS = 30_000;

export const sentSharesQuery = (userId: string) =>
  queryOptions({
    queryKey: [SHARES, userId, "sent"] as const,
    queryFn: () => listSentShares(browserDb(), userId),
    refetchInterval: pollInterval(REFETCH_INTERVAL_MS),
  });

export const receivedSharesQuery = (userId: string) =>
  queryOptions({
    queryKey: [SHARES, userId, "received"] as const,
    queryFn: () => listReceivedShares(browserDb()),
  });

export const commonBoxesQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["inventory", profileId, "common-count"] as const,
    queryFn: async () => countCommonBoxes(await dbForProfile(profileId), profileId),
  });

/** @param reader whose eyes it is read with: another account, another answer */
export const invitationQuery = (token: string, reader: string | null) =>
  queryOptions({
    queryKey: [SHARES, reader, "invitation", token] as const,
    queryFn: () => findInvitation(browserDb(), token),
  });

export const accessLogQuery = (userId: string, most: number) =>
  queryOptions({
    queryKey: [SHARES, userId, "journal", most] as const,
    queryFn: () => readAccessLog(browserDb(), most),
    placeholderData: keepPreviousData,
    // Others write it, at any moment.
    staleTime: 0,
  });

export function useShareProfile(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ entry, locale }: { entry: ShareEntry; locale: Locale }) =>
      shareProfile(await dbForProfile(profileId), profileId, entry, locale),
    onSuccess: () => refresh(queryClient),
  });
}

/** Not read again afterwards: the page of an invitation tells what came of it. */
export function useAcceptInvitation() {
  return useMutation({ mutationFn: (token: string) => acceptInvitation(browserDb(), token) });
}

/** As above. */
export function useDeclineInvitation() {
  return useMutation({ mutationFn: (shareId: string) => declineShare(browserDb(), shareId) });
}

export function useAcceptShare() {
  return useShareMutation((shareId: string) => acceptShare(browserDb(), shareId));
}

export function useDeclineShare() {
  return useShareMutation((shareId: string) => declineShare(browserDb(), shareId));
}

export function useLeaveShare() {
  return useShareMutation((shareId: string) => leaveShare(browserDb(), shareId));
}

export function useChangeShare(shareId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: PermissionEntry) => changeShare(browserDb(), shareId, entry),
    onSettled: () => refresh(queryClient),
  });
}

export function useRevokeShare() {
  return useShareMutation((shareId: string) => revokeShare(browserDb(), shareId));
}

/** What could not be done may have been done by somebody else meanwhile: the lists are read again in any case. */
function useShareMutation<Answer>(mutate: (shareId: string) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: mutate, onSettled: () => refresh(queryClient) });
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [SHARES] }),
    queryClient.invalidateQueries({ queryKey: [REACHABLE_PROFILES] }),
  ]);
}
