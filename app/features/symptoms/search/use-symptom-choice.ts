import { useContext, useEffect, useMemo, useState } from "react";
import { logActivity } from "#app/client/activity-log/activity-log.ts";
import { useKeptState } from "#app/client/locale/kept-state.ts";
import { useLanguage } from "#app/locale/text.tsx";
import type { Suggestion } from "#domain/symptoms/list/search.ts";
import { type ChosenSymptom, everythingSaid, SUGGEST_FROM } from "#domain/symptoms/list/symptom.ts";
import { personOf } from "#domain/symptoms/list/symptom-ages.ts";
import { KeptWords } from "./kept-words.ts";
import {
  type Asker,
  addOnce,
  inLanguage,
  listedSymptom,
  useSymptomMatcher,
  withSaid,
} from "./use-symptom-matcher.ts";

/** Long after the page has come to rest, and before most people have found their words. */
const IDLE_MS = 3_000;

/**
 * What somebody has chosen and is typing, what the list offers for it, and whether it is an emergency.
 * @param keptAs the name by which it comes along to another language of the page; without one it does not
 */
export function useSymptomChoice(asker: Asker, keptAs?: string) {
  const { age } = asker;
  const language = useLanguage();
  const { words, keep } = useContext(KeptWords);
  const [typed, setTyped] = useKeptState(keptAs && `${keptAs} typed`, words.typed);
  const [chosen, setChosen] = useKeptState(keptAs && `${keptAs} chosen`, words.chosen, (before) =>
    inLanguage(before, language),
  );
  // A person who only checks which doses are due does not wait for the list.
  const [isWanted, setIsWanted] = useState(typed !== "" || chosen.length > 0);
  useEffect(() => keep({ typed, chosen }), [keep, typed, chosen]);
  const isIdle = useIdle();
  const reader = useSymptomMatcher({ list: isWanted, code: isWanted || isIdle }, asker);
  const { find, match, rematch, list, code } = reader;
  const found = useMemo(() => find(typed), [find, typed]);
  const known = useMemo(() => rematch(chosen), [rematch, chosen]);
  const all = useMemo(
    () => (typed.trim() === "" ? known : match(typed).reduce(addOnce, known)),
    [known, typed, match],
  );
  const emergencies = useMemo(
    () =>
      code.data?.emergencies(everythingSaid(all, null), {
        ...personOf(age),
        circumstances: [],
      }) ?? [],
    [code.data, all, age],
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
    if (code.isError) return "unread";
    if (list.isError) return "failed";
    return reader.isReady ? "here" : "coming";
  }

  const state = listState();
  const isUnread = (each: ChosenSymptom) => code.data?.isUnknown(each);
  const isTypedUnread =
    typed.trim().length >= SUGGEST_FROM &&
    found.length === 0 &&
    isUnread({ text: typed, symptom: null });

  return {
    typed,
    setTyped,
    chosen: known,
    /** With what is being typed. */
    all,
    emergencies,
    /** Undefined until its code has come, and until then there is no emergency to show. */
    EmergencyBlock: code.data?.EmergencyBlock,
    SupportLine: code.data?.SupportLine,
    /** Beside an emergency none: nothing may cover what it calls for, nor make something milder of it. */
    suggestions: emergencies.length === 0 ? found : [],
    list: state,
    /** Whether something stands there, or would, that nobody could read. */
    isUnread:
      state === "failed" ||
      state === "unread" ||
      (state === "here" && (isTypedUnread || known.some(isUnread))),
    wantList() {
      setIsWanted(true);
      reader.fetchAgain();
    },
    choose: ({ symptom }: Suggestion) =>
      take(addOnce(known, withSaid(listedSymptom(symptom, language), typed))),
    /** Makes a chip of what is typed, and answers with all chips. */
    takeWords: () => take(all),
    /** Takes all chips away. */
    clear: () => setChosen([]),
    /** Takes a chip away, and answers with those that are left. */
    remove(symptom: ChosenSymptom) {
      const left = known.filter((other) => other !== symptom);
      setChosen(left);
      return left;
    },
  } as const;
}

/** Whether the page has been open for a while. */
function useIdle(): boolean {
  const [isIdle, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
