import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { fold } from "../../../domain/locale/fold.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import type { Suggestion } from "../../../domain/symptoms/search.ts";
import type { ChosenSymptom, Symptom } from "../../../domain/symptoms/symptom.ts";
import { useLanguage } from "../../locale/text.tsx";
import { symptomsQuery } from "./queries.ts";

/**
 * How words are read, in three languages, and what is said of an emergency. It weighs as much as the rest of the page
 * and comes after it: with the focus, or in a quiet moment, so that a connection lost later takes nothing away.
 */
const readerQuery = () =>
  queryOptions({
    queryKey: ["symptoms", "reader"] as const,
    queryFn: async () => {
      const [{ emergencies }, { indexSymptoms, suggestSymptoms }, { EmergencyBlock }] =
        await Promise.all([
          import("../../../domain/symptoms/emergencies.ts"),
          import("../../../domain/symptoms/search.ts"),
          import("./emergency-block.tsx"),
        ]);
      return { emergencies, indexSymptoms, suggestSymptoms, EmergencyBlock };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** The list of symptoms, and the code that reads words by it. Each is fetched once it is wanted. */
export function useSymptomReader(wanted: { list: boolean; code: boolean }) {
  const language = useLanguage();
  const list = useQuery({ ...symptomsQuery(), enabled: wanted.list });
  const code = useQuery({ ...readerQuery(), enabled: wanted.code });
  const reader = code.data;
  const index = useMemo(
    () => list.data && reader?.indexSymptoms(list.data, language),
    [list.data, reader, language],
  );
  const find = useCallback(
    (text: string) => (index && reader?.suggestSymptoms(index, text)) ?? [],
    [index, reader],
  );
  return {
    list,
    code,
    isHere: index !== undefined,
    /** What the list offers for a text; nothing until it has come. */
    find,
    /** What was written before the list had come may stand in it. */
    readAgain: useCallback(
      (chosen: readonly ChosenSymptom[]) =>
        chosen
          .map((each) => (each.symptom ? each : read(each.text, find(each.text), language)))
          .reduce(joined, []),
      [find, language],
    ),
    fetchAgain() {
      for (const query of [list, code]) if (query.isError) void query.refetch();
    },
  };
}

export const listed = (symptom: Symptom, language: Language): ChosenSymptom => ({
  text: symptom.name[language],
  symptom,
});

/** Words that the list holds just so are that symptom; others stay what somebody said. */
export function read(
  typed: string,
  found: readonly Suggestion[],
  language: Language,
): ChosenSymptom {
  const text = typed.trim();
  const same = found.find((suggestion) => fold(suggestion.found) === fold(text));
  return same ? listed(same.symptom, language) : { text, symptom: null };
}

/** Once each: the same word again is no second symptom. */
export function joined(
  chosen: readonly ChosenSymptom[],
  added: ChosenSymptom,
): readonly ChosenSymptom[] {
  const isThere = chosen.some(({ text }) => fold(text) === fold(added.text));
  return isThere ? chosen : [...chosen, added];
}
