import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SaveResult } from "#app/client/forms/versioned-form.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { optimisticUpdate } from "#app/client/queries/optimistic-update.ts";
import { STAYS_IN_MEMORY } from "#app/client/queries/query-client.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { StatedFacts } from "#domain/emergency-card/card-draft.ts";
import type { CardLine } from "#domain/emergency-card/card-lines.ts";
import {
  addCardLink,
  deleteCardLink,
  listCardLinks,
  readCardFacts,
  type StoredCard,
  saveCardFacts,
  saveShownLines,
} from "./data.ts";

/** Among what is read of a profile, so that a change of the person is news of the card too. */
export const cardQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["profiles", profileId, "card"] as const,
    queryFn: async () => readCardFacts(await dbForProfile(profileId), profileId),
    ...STAYS_IN_MEMORY,
  });

/** Read anew at each visit: somebody may just have opened one. */
export const cardLinksQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["card-links", profileId] as const,
    queryFn: async () => listCardLinks(await dbForProfile(profileId), profileId),
    staleTime: 0,
  });

export function useSaveCardFacts(profileId: string) {
  const queryClient = useQueryClient();
  return async (known: StoredCard, facts: StatedFacts): Promise<SaveResult<StoredCard>> => {
    const saved = await saveCardFacts(await dbForProfile(profileId), known, facts);
    queryClient.setQueryData(cardQuery(profileId).queryKey, saved.stored);
    return saved;
  };
}

/** The preview follows at once, and goes back where the database refuses. */
export function useChooseLines(profileId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = cardQuery(profileId);
  const callbacks = optimisticUpdate<StoredCard, readonly CardLine[]>(queryClient, {
    queryKey,
    mutationKey: ["choose-card-lines", profileId],
    apply: (card, shownLines) => ({ ...card, shownLines }),
  });
  return useMutation({
    ...callbacks,
    // One after the other: the last choice is the one that stays.
    scope: { id: `card-lines ${profileId}` },
    mutationFn: async (lines: readonly CardLine[]) =>
      saveShownLines(await dbForProfile(profileId), profileId, lines),
  });
}

export function useAddCardLink(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (link: { id: string; sealed: string; expiresAt: Instant }) =>
      addCardLink(await dbForProfile(profileId), profileId, link),
    onSettled: () => queryClient.invalidateQueries(cardLinksQuery(profileId)),
  });
}

export function useDeleteCardLink(profileId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => deleteCardLink(await dbForProfile(profileId), id),
    onSettled: () => queryClient.invalidateQueries(cardLinksQuery(profileId)),
  });
}
