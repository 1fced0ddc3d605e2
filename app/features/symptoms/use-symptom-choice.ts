import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { fold } from "../../../domain/locale/fold.ts";
import type { Language } from "../../../domain/locale/locales.ts";
import {
  indexSymptoms,
  type Suggestion,
  suggestSymptoms,
} from "../../../domain/symptoms/search.ts";
import type { ChosenSymptom, Symptom } from "../../../domain/symptoms/symptom.ts";
import { logActivity } from "../../client/activity-log.ts";
import { useLanguage } from "../../locale/text.tsx";
import { emergenciesIn } from "./emergencies-in.ts";
import { symptomsQuery } from "./queries.ts";

/** What somebody has chosen and is typing, what the list offers for it, and whether it is an emergency. */
export function useSymptomChoice() {
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<readonly ChosenSymptom[]>([]);
  // Whoever only looks at what is to be taken does not wait for the list.
  const [isWanted, setIsWanted] = useState(false);
  const { data: list, isError } = useQuery({ ...symptomsQuery(), enabled: isWanted });
  const index = useMemo(() => list && indexSymptoms(list, language), [list, language]);
  const found = useMemo(() => (index ? suggestSymptoms(index, typed) : []), [index, typed]);
  const all = useMemo(
    () => joined(chosen, readWords(typed, found, language)),
    [chosen, typed, found, language],
  );
  const emergencies = useMemo(() => emergenciesIn(all), [all]);

  function take(next: readonly ChosenSymptom[]) {
    setTyped("");
    setChosen(next);
    for (const { symptom } of next.slice(chosen.length)) {
      logActivity("symptom_selected", { listed: symptom !== null });
    }
    return next;
  }

  return {
    typed,
    setTyped,
    chosen,
    emergencies,
    /** Beside an emergency none: nothing may cover what it calls for, nor make something milder of it. */
    suggestions: emergencies.length === 0 ? found : [],
    list: isError ? "failed" : list ? "here" : "coming",
    wantList: () => setIsWanted(true),
    choose: ({ symptom }: Suggestion) => take(joined(chosen, listed(symptom, language))),
    /** Makes a chip of what is typed, and answers with all chips. */
    takeWords: () => take(all),
    remove: (symptom: ChosenSymptom) => setChosen(chosen.filter((other) => other !== symptom)),
  } as const;
}

const listed = (symptom: Symptom, language: Language): ChosenSymptom => ({
  text: symptom.name[language],
  symptom,
});

/** Words that the list holds just so are that symptom; others stay what somebody said. */
function readWords(
  typed: string,
  found: readonly Suggestion[],
  language: Language,
): ChosenSymptom | null {
  const text = typed.trim();
  if (text === "") return null;
  const same = found.find((suggestion) => fold(suggestion.found) === fold(text));
  return same ? listed(same.symptom, language) : { text, symptom: null };
}

/** Once each: the same word again is no second symptom. */
function joined(
  chosen: readonly ChosenSymptom[],
  added: ChosenSymptom | null,
): readonly ChosenSymptom[] {
  const isThere = chosen.some(({ text }) => added && fold(text) === fold(added.text));
  return added && !isThere ? [...chosen, added] : chosen;
}
