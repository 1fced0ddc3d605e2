import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { inTurn } from "#app/client/queries/in-turn.ts";
import type { Failure } from "#domain/failure.ts";
import type { Language } from "#domain/locale/locales.ts";
import { addMedications, searchReferences } from "../data.ts";
import type { NewBox } from "../medication-facts.ts";
import { AN_HOUR, refreshInventory, SUGGEST_FROM } from "../queries.ts";

/** Enough for every presentation of a brand. */
const LINE_REFERENCES_MAX = 50;

/**
 * What the list has for the name of one line of many. A substance has more presentations than one answer holds: then those with
 * the typed strength are asked for.
 */
export const lineReferencesQuery = (
  name: string,
  dosage: string,
  language: Language,
  isOpen: boolean,
) => {
  const words = name.trim().toLowerCase();
  const strength = dosage.trim().toLowerCase();
  return queryOptions({
    queryKey: ["references", language, "line", words, strength] as const,
    queryFn: ({ signal }) =>
      inTurn(async () => {
        const search = (typed: string) =>
          searchReferences(
            browserDb(),
            { words: typed, country: visitorCountry(), language },
            signal,
            LINE_REFERENCES_MAX,
          );
        const all = await search(words);
        if (all.length < LINE_REFERENCES_MAX || strength === "") return all;
        const strong = await search(`${words} ${strength}`);
        return strong.length > 0 ? strong : all;
      }),
    enabled: isOpen && words.length >= SUGGEST_FROM,
    staleTime: AN_HOUR,
    retry: false,
  });
};

interface OwnedBox {
  readonly box: NewBox;
  /** In whose list it is put. */
  readonly profileId: string;
}

/** One request for each person. @returns why each box that was refused was, by its id */
export function useAddMedications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (boxes: readonly OwnedBox[]) => {
      const refused = new Map<string, Failure>();
      for (const [profileId, own] of Map.groupBy(boxes, (each) => each.profileId)) {
        const db = await dbForProfile(profileId);
        const answers = await addMedications(
          db,
          profileId,
          own.map(({ box }) => box),
        );
        for (const [id, failure] of answers) refused.set(id, failure);
      }
      return refused;
    },
    // Those of one person may have been added before the request of the next one failed.
    onSettled: () => refreshInventory(queryClient),
  });
}
