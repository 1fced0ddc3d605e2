import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useSyncExternalStore } from "react";
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
  // Redraws each minute, for the minutes that are left.
  useNow();
  const open = (data ?? []).filter(({ endsAt }) => endsAt > Date.now());
  useRedrawAt(Math.min(...open.map(({ endsAt }) => endsAt)));
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

/** Redraws once `moment` has passed, in milliseconds since 1970; never for Infinity. */
function useRedrawAt(moment: number): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (moment === Number.POSITIVE_INFINITY) return;
    // A timer may end a millisecond early: by then the moment would not have passed.
    const timer = setTimeout(redraw, moment - Date.now() + 10);
    return () => clearTimeout(timer);
  }, [moment]);
}
