import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { fold } from "../../../domain/locale/fold.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import type { Suggestion } from "../../../domain/symptoms/search.ts";
import type { ChosenSymptom, Symptom } from "../../../domain/symptoms/symptom.ts";
import { logActivity } from "../../client/activity-log.ts";
import { useLanguage } from "../../locale/text.tsx";
import { symptomsQuery } from "./queries.ts";

/** Long after the page has come to rest, and before most people have found their words. */
const QUIET_MS = 3_000;

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

/**
 * What somebody has chosen and is typing, what the list offers for it, and whether it is an emergency.
 * @param ageInMonths of whom it is about; null where unknown
 */
export function useSymptomChoice(ageInMonths: number | null) {
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenSymptom[]>([]);
  // Whoever only looks at what is to be taken does not wait for the list.
  const [isWanted, setIsWanted] = useState(false);
  const isQuiet = useQuiet();
  const list = useQuery({ ...symptomsQuery(), enabled: isWanted });
  const reading = useQuery({ ...readerQuery(), enabled: isWanted || isQuiet });
  const reader = reading.data;
  const index = useMemo(
    () => list.data && reader?.indexSymptoms(list.data, language),
    [list.data, reader, language],
  );
  const find = useCallback(
    (text: string) => (index && reader?.suggestSymptoms(index, text)) ?? [],
    [index, reader],
  );
  const found = useMemo(() => find(typed), [find, typed]);
  // What was written before the list had come may stand in it.
  const known = useMemo(
    () => chosen.map((each) => (each.symptom ? each : read(each.text, find(each.text), language))),
    [chosen, find, language],
  );
  const all = useMemo(
    () => (typed.trim() === "" ? known : joined(known, read(typed, found, language))),
    [known, typed, found, language],
  );
  const emergencies = useMemo(
    () => reader?.emergencies(all, { ageInMonths, circumstances: [] }) ?? [],
    [reader, all, ageInMonths],
  );

  function take(next: readonly ChosenSymptom[]) {
    setTyped("");
    setChosen(next);
    for (const { symptom } of next.slice(known.length)) {
      logActivity("symptom_selected", { listed: symptom !== null });
    }
    return next;
  }

  function listState() {
    if (emergencies.length > 0) return "urgent";
    if (reading.isError) return "unread";
    if (list.isError) return "failed";
    return index ? "here" : "coming";
  }

  return {
    typed,
    setTyped,
    chosen: known,
    emergencies,
    /** Undefined until its code has come, and until then there is no emergency to show. */
    EmergencyBlock: reader?.EmergencyBlock,
    /** Beside an emergency none: nothing may cover what it calls for, nor make something milder of it. */
    suggestions: emergencies.length === 0 ? found : [],
    list: listState(),
    wantList() {
      setIsWanted(true);
      for (const query of [list, reading]) if (query.isError) void query.refetch();
    },
    choose: ({ symptom }: Suggestion) => take(joined(known, listed(symptom, language))),
    /** Makes a chip of what is typed, and answers with all chips. */
    takeWords: () => take(all),
    remove: (symptom: ChosenSymptom) => setChosen(known.filter((other) => other !== symptom)),
  } as const;
}

/** Whether the page has been open for a while. */
function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}

const listed = (symptom: Symptom, language: Language): ChosenSymptom => ({
  text: symptom.name[language],
  symptom,
});

/** Words that the list holds just so are that symptom; others stay what somebody said. */
function read(typed: string, found: readonly Suggestion[], language: Language): ChosenSymptom {
  const text = typed.trim();
  const same = found.find((suggestion) => fold(suggestion.found) === fold(text));
  return same ? listed(same.symptom, language) : { text, symptom: null };
}

/** Once each: the same word again is no second symptom. */
function joined(chosen: readonly ChosenSymptom[], added: ChosenSymptom): readonly ChosenSymptom[] {
  const isThere = chosen.some(({ text }) => fold(text) === fold(added.text));
  return isThere ? chosen : [...chosen, added];
}
