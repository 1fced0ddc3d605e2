import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLanguage } from "#app/locale/text.tsx";
import { fold } from "#domain/locale/fold.ts";
import { contentLanguage, type Language } from "#domain/locale/locales.ts";
import type { Suggestion } from "#domain/symptoms/search.ts";
import type { ChosenSymptom, Symptom } from "#domain/symptoms/symptom.ts";
import { keyForAge } from "#domain/symptoms/symptom-ages.ts";
import { symptomsQuery } from "../queries.ts";

/**
 * How words are read, in three languages, and what is said of an emergency. It weighs as much as the rest of the page
 * and comes after it: with the focus, or in a quiet moment, so that a connection lost later takes nothing away.
 */
const matcherQuery = () =>
  queryOptions({
    queryKey: ["symptoms", "reader"] as const,
    queryFn: async () => {
      const [{ emergencies }, { indexSymptoms, suggestSymptoms }, { EmergencyBlock }] =
        await Promise.all([
          import("#domain/symptoms/emergencies.ts"),
          import("#domain/symptoms/search.ts"),
          import("../emergency/emergency-block.tsx"),
        ]);
      return { emergencies, indexSymptoms, suggestSymptoms, EmergencyBlock };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/**
 * The list of symptoms, and the code that reads words by it. Each is fetched once it is wanted.
 * @param ageInMonths of whom it is about; null where unknown
 */
export function useSymptomMatcher(
  wanted: { list: boolean; code: boolean },
  ageInMonths: number | null,
) {
  const language = useLanguage();
  const list = useQuery({ ...symptomsQuery(), enabled: wanted.list });
  const code = useQuery({ ...matcherQuery(), enabled: wanted.code });
  const matcher = code.data;
  const index = useMemo(
    () => list.data && matcher?.indexSymptoms(list.data, language),
    [list.data, matcher, language],
  );
  const find = useCallback(
    (text: string) => (index && matcher?.suggestSymptoms(index, text, ageInMonths)) ?? [],
    [index, matcher, ageInMonths],
  );
  return {
    list,
    code,
    isReady: index !== undefined,
    /** What the list offers for a text; nothing until it has come. */
    find,
    /** What was written before the list had come may stand in it. */
    rematch: useCallback(
      (chosen: readonly ChosenSymptom[]) =>
        chosen
          .map((each) =>
            each.symptom
              ? each
              : matchSymptom(each.text, find(each.text), { language, ageInMonths }),
          )
          .reduce(addOnce, []),
      [find, language, ageInMonths],
    ),
    fetchAgain() {
      for (const query of [list, code]) if (query.isError) void query.refetch();
    },
  };
}

export const listedSymptom = (symptom: Symptom, language: Language): ChosenSymptom => ({
  text: symptom.name[contentLanguage(language)],
  symptom,
});

/**
 * Words that the list holds just so are that symptom, in the line for the age of the person; others stay what somebody
 * said.
 */
export function matchSymptom(
  typed: string,
  found: readonly Suggestion[],
  { language, ageInMonths }: { language: Language; ageInMonths: number | null },
): ChosenSymptom {
  const text = typed.trim();
  const exact = found.find((suggestion) => fold(suggestion.found) === fold(text));
  const key = exact && keyForAge(exact.symptom.key, ageInMonths);
  const same = found.find(({ symptom }) => symptom.key === key) ?? exact;
  return same ? listedSymptom(same.symptom, language) : { text, symptom: null };
}

/** Once each: the same word again is no second symptom. */
export function addOnce(
  chosen: readonly ChosenSymptom[],
  added: ChosenSymptom,
): readonly ChosenSymptom[] {
  const isThere = chosen.some(({ text }) => fold(text) === fold(added.text));
  return isThere ? chosen : [...chosen, added];
}
