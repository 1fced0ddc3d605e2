import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { dbForProfile, REACHABLE_PROFILES } from "#app/client/permissions/profile-access.ts";
import { HOME_KEY } from "#app/client/queries/home-key.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ConditionChanges } from "#domain/profiles/condition-draft.ts";
import type { DatedWeight } from "#domain/profiles/dated-weight.ts";
import { defaultUnits } from "#domain/profiles/measures.ts";
import {
  addProfile,
  countProfileContents,
  countTracked,
  deleteProfile,
  deleteWeight,
  listProfiles,
  listWeights,
  makePrimary,
  type NewProfile,
  readFacts,
  saveConditions,
  saveFacts,
  saveWeight,
} from "./data.ts";
import type { FactsChange, ProfileFacts, ReachableProfile } from "./profile-facts.ts";

export const profilesQuery = (userId: string) =>
  queryOptions({
    queryKey: [REACHABLE_PROFILES, userId] as const,
    queryFn: () => listProfiles(browserDb(), userId),
    ...STAYS_IN_MEMORY,
  });

/** Asked anew whenever a card wants it: an edit should start from what is true now. */
export const factsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["profiles", profileId, "facts"] as const,
    queryFn: async () =>
      readFacts(await dbForProfile(profileId), profileId, defaultUnits(visitorCountry())),
    ...STAYS_IN_MEMORY,
  });

export const trackedQuery = (userId: string) =>
  queryOptions({
    queryKey: ["profiles", userId, "tracked"] as const,
    queryFn: () => countTracked(browserDb(), userId),
    // Every page changes these counts, and none of them says so to this one.
    staleTime: 0,
  });

/** Always counted anew: somebody is about to delete it all. */
export const profileContentsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["profiles", profileId, "belongings"] as const,
    queryFn: () => countProfileContents(browserDb(), profileId),
    staleTime: 0,
  });

export function useAddProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, profile }: { id: string; profile: NewProfile }) =>
      addProfile(browserDb(), userId, id, profile),
    onSuccess: ({ detailsSaved }) => {
      // The specification has a lost detail logged and nothing more: the profile is there.
      if (!detailsSaved) reportError(new Error("The details of a new profile were not kept"));
      return refresh(queryClient);
    },
  });
}

/** Saves what one card changes, against the version it was made from, and shows what is stored now everywhere. */
export function useSaveFacts() {
  const queryClient = useQueryClient();
  return async (known: ProfileFacts, change: FactsChange): Promise<SaveResult<ProfileFacts>> => {
    const saved = await saveFacts(await dbForProfile(known.id), known, change);
    const { queryKey } = factsQuery(known.id);
    queryClient.setQueryData(queryKey, saved.stored, { updatedAt: Date.now() });
    void refresh(queryClient, known.id);
    return saved;
  };
}

/** Whatever became of it, what is stored now is read again. */
export function useSaveConditions(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: ConditionChanges) =>
      saveConditions(await dbForProfile(profileId), profileId, changes),
    onSettled: () => refresh(queryClient, profileId),
  });
}

export const weightsQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["profiles", profileId, "weights"] as const,
    queryFn: async () => listWeights(await dbForProfile(profileId), profileId),
  });

/** The latest weight is the one of the profile, so all that is read of it is read again. */
export function useSaveWeight(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (weight: DatedWeight) =>
      saveWeight(await dbForProfile(profileId), profileId, weight),
    onSettled: () => refresh(queryClient, profileId),
  });
}

export function useDeleteWeight(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (measuredOn: Day) =>
      deleteWeight(await dbForProfile(profileId), profileId, measuredOn),
    onSettled: () => refresh(queryClient, profileId),
  });
}

/** The badge moves at once, and back where the database refuses. */
export function useMakePrimary(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = profilesQuery(userId);
  const callbacks = optimisticUpdate<ReachableProfile[], string>(queryClient, {
    queryKey,
    mutationKey: ["make-primary", userId],
    apply: (list, profileId) =>
      list.map((profile) => ({ ...profile, isPrimary: profile.id === profileId })),
  });
  return useMutation({
    ...callbacks,
    mutationFn: (profileId: string) => makePrimary(browserDb(), profileId),
    onSettled: () => refresh(queryClient),
  });
}

export function useDeleteProfile(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profileId: string) => deleteProfile(browserDb(), profileId),
    onSuccess: (_nothing, profileId) => {
      queryClient.setQueryData(profilesQuery(userId).queryKey, (list) =>
        list?.filter(({ id }) => id !== profileId),
      );
      return refresh(queryClient);
    },
  });
}

/**
 * A changed profile is updated everywhere: in the selector, on its page, among the counts, and in what rules say of its
 * boxes and doses.
 */
async function refresh(queryClient: QueryClient, profileId?: string): Promise<void> {
  await Promise.all([
    profileId !== undefined &&
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(profileId) }),
    queryClient.invalidateQueries({ queryKey: [REACHABLE_PROFILES] }),
    queryClient.invalidateQueries({ queryKey: ["profiles"] }),
    queryClient.invalidateQueries({ queryKey: HOME_KEY }),
  ]);
}
