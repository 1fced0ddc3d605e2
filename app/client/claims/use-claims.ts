import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserDb } from "../database/browser-db.ts";
import { pollInterval } from "../live/live-state.ts";
import { isConnectionLost, onConnectionChange } from "../offline/connection.ts";
import { useNow } from "../time/now.ts";
import {
  type Claim,
  type ClaimTarget,
  claimDose,
  listClaims,
  listSharedProfiles,
  releaseClaim,
} from "./claims.ts";

const A_MINUTE = 60_000;

const sharedProfilesQuery = queryOptions({
  queryKey: ["claims", "shared-profiles"] as const,
  queryFn: () => listSharedProfiles(browserDb()),
  staleTime: 5 * A_MINUTE,
});

const claimsQuery = queryOptions({
  queryKey: ["claims", "open"] as const,
  queryFn: () => listClaims(browserDb()),
  staleTime: 10_000,
  refetchInterval: pollInterval(A_MINUTE),
});

const isOf =
  ({ profileId, doseId }: ClaimTarget) =>
  (claim: Claim) =>
    claim.profileId === profileId && claim.doseId === doseId;

/** Who is about to give what, for the profiles that somebody else sees too. */
export function useClaims() {
  const { data: shared } = useQuery(sharedProfilesQuery);
  const { data } = useQuery({ ...claimsQuery, enabled: (shared?.size ?? 0) > 0 });
  // The minutes that are left move on, and a claim ends between two of them.
  useNow();
  useEnd(data);
  const open = (data ?? []).filter(({ endsAt }) => endsAt > Date.now());
  return {
    claimOf: (target: ClaimTarget) => open.find(isOf(target)) ?? null,
    /** Those of a person and of the doses of that person. */
    claimsFor: (profileId: string) => open.filter((claim) => claim.profileId === profileId),
    /** Whether a claim would be seen by anybody. */
    isShared: (profileId: string) => shared?.has(profileId) ?? false,
  };
}

/** Claiming and giving up. What the database answers is shown, and nothing before. */
export function useClaimActions() {
  const queryClient = useQueryClient();
  const { queryKey } = claimsQuery;
  const claiming = useMutation({
    mutationFn: ({ target, inPlaceOf }: { target: ClaimTarget; inPlaceOf: string | null }) =>
      claimDose(browserDb(), target, inPlaceOf),
    onSuccess: async (claim, { target }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => [
        ...(known ?? []).filter((other) => !isOf(target)(other)),
        ...(claim ? [claim] : []),
      ]);
    },
  });
  const releasing = useMutation({
    mutationFn: ({ id }: Claim) => releaseClaim(browserDb(), id),
    onSuccess: async (_, released) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== released.id));
    },
  });
  return {
    claiming,
    releasing,
    isLost: useSyncExternalStore(onConnectionChange, isConnectionLost),
  };
}

/** Whole minutes that are left, one at least. */
export function minutesLeft({ endsAt }: Claim): number {
  return Math.max(1, Math.ceil((endsAt - Date.now()) / A_MINUTE));
}

/** Draws once more when the next claim ends. */
function useEnd(claims: readonly Claim[] | undefined): void {
  const [ended, setEnded] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after one has ended, the next one is waited for
  useEffect(() => {
    const moments = (claims ?? []).map(({ endsAt }) => endsAt).filter((at) => at > Date.now());
    if (moments.length === 0) return;
    const timer = setTimeout(() => setEnded(Date.now()), Math.min(...moments) - Date.now());
    return () => clearTimeout(timer);
  }, [claims, ended]);
}
