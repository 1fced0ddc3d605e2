import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLanguage } from "#app/locale/text.tsx";
import { fold } from "#domain/locale/fold.ts";
import { contentLanguage, type Language } from "#domain/locale/locales.ts";
import type { NearLines } from "#domain/symptoms/list/lines-near.ts";
import type { Suggestion } from "#domain/symptoms/list/search.ts";
import type { ChosenSymptom, Symptom } from "#domain/symptoms/list/symptom.ts";
import { type KnownAge, keyForAge, personOf } from "#domain/symptoms/list/symptom-ages.ts";
import { symptomsQuery } from "../queries.ts";

/**
 * How words are read, in three languages, and what is said of an emergency. It weighs as much as the rest of the page
 * and comes after it: with the focus, or in a quiet moment, so that a connection lost later takes nothing away.
 */
const matcherQuery = () =>
  queryOptions({
    queryKey: ["symptoms", "reader"] as const,
    queryFn: async () => {
      const [
        { emergencies, isUnknown },
        { indexSymptoms, isWordingOf, suggestSymptoms },
        { isAside, linesNear },
        { saidBeside, saidTogether },
        { wordingSaidWith },
        { EmergencyBlock },
        { SupportLine },
      ] = await Promise.all([
        import("#domain/symptoms/emergencies/emergencies.ts"),
        import("#domain/symptoms/list/search.ts"),
        import("#domain/symptoms/list/lines-near.ts"),
        import("#domain/symptoms/list/said-together.ts"),
        import("#domain/symptoms/list/said-with.ts"),
        import("../emergency/emergency-block.tsx"),
        import("../emergency/support-line.tsx"),
      ]);
      return {
        emergencies,
        isAside,
        linesNear,
        saidBeside,
        saidTogether,
        wordingSaidWith,
        isUnknown,
        indexSymptoms,
        isWordingOf,
        suggestSymptoms,
        EmergencyBlock,
        SupportLine,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Fetches the list and the code before anybody asks. What fails is fetched again by the field. */
export function readSymptomsAhead(client: QueryClient): void {
  void client.prefetchQuery(symptomsQuery());
  void client.prefetchQuery(matcherQuery());
}

/** Whom a symptom is about. */
export interface Asker {
  /** Null where unknown. */
  readonly age: KnownAge;
  /** Whether it may be about a child of the home, where nobody is chosen. */
  readonly hasChildren: boolean;
}

/**
 * The list of symptoms, and the code that reads words by it. Each is fetched once it is wanted.
 */
export function useSymptomMatcher(
  wanted: { list: boolean; code: boolean },
  { age, hasChildren }: Asker,
) {
  const language = useLanguage();
  const list = useQuery({ ...symptomsQuery(), enabled: wanted.list });
  const code = useQuery({ ...matcherQuery(), enabled: wanted.code });
  const matcher = code.data;
  const listed = wanted.list ? list.data : undefined;
  const index = useMemo(
    () => listed && matcher?.indexSymptoms(listed, language),
    [listed, matcher, language],
  );
  const find = useCallback(
    (text: string) => (index && matcher?.suggestSymptoms(index, text, age, hasChildren)) ?? [],
    [index, matcher, age, hasChildren],
  );
  const matchOne = useCallback(
    (text: string): ChosenSymptom => {
      // At most keys, and then nothing has to be looked for again.
      if (!index || !matcher?.isWordingOf(index, text)) return { text: text.trim(), symptom: null };
      // Among the few suggestions for a child, the line of adults that holds the word may have no place.
      const ofAnyAge = matcher.suggestSymptoms(index, text);
      return matchSymptom(text, [...find(text), ...ofAnyAge], { language, age });
    },
    [index, matcher, find, language, age],
  );
  const match = useCallback(
    (text: string): readonly ChosenSymptom[] => {
      const whole = matchOne(text);
      if (!index || !matcher?.isUnknown(whole)) return [whole];
      // What is an emergency as it stands stays as it stands.
      if (matcher.emergencies([whole], { ...personOf(age), circumstances: [] }).length > 0) {
        return [whole];
      }
      const matchPart = (part: string) => {
        const exact = matchOne(part);
        const said = matcher.isUnknown(exact) ? matcher.wordingSaidWith(index, part) : null;
        return said === null ? exact : withSaid(matchOne(said), part);
      };
      const isKnown = (part: string) => !matcher.isUnknown(matchPart(part));
      const isNear = (part: string) =>
        !matcher.isAside(part) && matcher.linesNear(index, part, age, hasChildren).lines.length > 0;
      const beside = matcher.saidBeside(text, isKnown, isNear);
      // The whole stays a fact: what two parts say together neither says alone.
      if (beside.length > 0) return beside.map((part) => ({ ...matchPart(part), said: text }));
      return matcher.saidTogether(text, isKnown).map(matchPart);
    },
    [index, matcher, matchOne, age, hasChildren],
  );
  return {
    list,
    code,
    isReady: index !== undefined,
    /** What the list offers for a text; nothing until it has come. */
    find,
    /** The lines that a text may mean which none of them is. */
    near: useCallback(
      (text: string) => (index && matcher?.linesNear(index, text, age, hasChildren)) ?? NO_LINES,
      [index, matcher, age, hasChildren],
    ),
    /** What a text means as it stands: one thing, or several that are each known. */
    match,
    /**
     * What was written before the list had come may stand in it, and a line may have been chosen before the age was
     * known.
     */
    rematch: useCallback(
      (chosen: readonly ChosenSymptom[]) =>
        chosen
          .flatMap((each) => {
            if (each.symptom) return [lineForAge(each, listed, { language, age })];
            const { notedAt } = each;
            return match(each.text).map((found) => (notedAt ? { ...found, notedAt } : found));
          })
          .reduce(addOnce, NOTHING_CHOSEN),
      [match, listed, language, age],
    ),
    fetchAgain() {
      for (const query of [list, code]) if (query.isError) void query.refetch();
    },
  };
}

export const NOTHING_CHOSEN: readonly ChosenSymptom[] = [];
const NO_LINES: NearLines = { lines: [], isAll: false };

export const listedSymptom = (symptom: Symptom, language: Language): ChosenSymptom => ({
  text: symptom.name[contentLanguage(language)],
  symptom,
});

/** What was chosen in another language: a line of the list by its name in this one, and words as they were said. */
export const inLanguage = (
  chosen: readonly ChosenSymptom[],
  language: Language,
): readonly ChosenSymptom[] =>
  chosen.map((each) =>
    each.symptom === null ? each : { ...each, ...listedSymptom(each.symptom, language) },
  );

/**
 * Words that the list holds just so are that symptom, in the line for the age of the person; others stay what somebody
 * said.
 */
function matchSymptom(
  typed: string,
  found: readonly Suggestion[],
  { language, age }: { language: Language; age: KnownAge },
): ChosenSymptom {
  const text = typed.trim();
  const exact = found.find((suggestion) => fold(suggestion.found) === fold(text));
  const key = exact && keyForAge(exact.symptom.key, age);
  const same = found.find(({ symptom }) => symptom.key === key) ?? exact;
  return same ? listedSymptom(same.symptom, language) : { text, symptom: null };
}

/** Whether a line is chosen of which another one is for this age. */
export function isForAnotherAge({ symptom }: ChosenSymptom, age: KnownAge): boolean {
  return symptom !== null && keyForAge(symptom.key, age) !== symptom.key;
}

function lineForAge(
  chosen: ChosenSymptom,
  listed: readonly Symptom[] | undefined,
  { language, age }: { language: Language; age: KnownAge },
): ChosenSymptom {
  if (!chosen.symptom || !isForAnotherAge(chosen, age)) return chosen;
  const key = keyForAge(chosen.symptom.key, age);
  const same = listed?.find((symptom) => symptom.key === key);
  return same ? { ...chosen, ...listedSymptom(same, language) } : chosen;
}

/** With what was typed for it where that holds a number: a temperature is a fact as other words are. */
export const withSaid = (chosen: ChosenSymptom, typed: string): ChosenSymptom =>
  /\d/u.test(typed) ? { ...chosen, said: typed } : chosen;

/** Once each: the same word again is no second symptom. What was said for it is kept with what was said before. */
export function addOnce(
  chosen: readonly ChosenSymptom[],
  added: ChosenSymptom,
): readonly ChosenSymptom[] {
  const same = chosen.find(({ text }) => fold(text) === fold(added.text));
  if (!same) return [...chosen, added];
  if (added.said === undefined) return chosen;
  const both = { ...same, said: [same.said, added.said].filter(Boolean).join("\n") };
  return chosen.map((each) => (each === same ? both : each));
}
