import { useMemo, useState } from "react";
import { useLanguage } from "#app/locale/text.tsx";
import type { NearLines } from "#domain/symptoms/list/lines-near.ts";
import type { Suggestion } from "#domain/symptoms/list/search.ts";
import type { ChosenSymptom, Severity } from "#domain/symptoms/list/symptom.ts";
import { type KnownAge, severityAt } from "#domain/symptoms/list/symptom-ages.ts";
import {
  addOnce,
  isForAnotherAge,
  listedSymptom,
  NOTHING_CHOSEN,
  useSymptomMatcher,
} from "./use-symptom-matcher.ts";

/** How words that the list does not hold become a line of it. */
export interface Specify {
  /** The lines that they may mean, the nearest first. */
  readonly linesNear: (text: string) => NearLines;
  /** How serious a line is for the person. */
  readonly severityOf: (line: Suggestion) => Severity;
  /** Takes a line for these words, which stay facts. */
  readonly choose: (text: string, line: Suggestion) => void;
}

/**
 * Symptoms as they were asked for, each read by the list once more: a quick person asks before it has come, and a word
 * that stands in it must not be answered as one that nobody knows, nor a line for adults stand for a child.
 * @param age of whom they are; null where unknown
 * @returns `isRead` once nothing that was chosen can turn out to be something else
 */
export function useRematchedSymptoms(asked: readonly ChosenSymptom[], age: KnownAge) {
  const language = useLanguage();
  const isListWanted = asked.some((each) => each.symptom === null || isForAnotherAge(each, age));
  const { rematch, near, isReady, list, code, fetchAgain } = useSymptomMatcher(
    { list: isListWanted, code: isListWanted },
    { age, hasChildren: false },
  );
  const [lines, setLines] = useState<ReadonlyMap<string, ChosenSymptom>>(new Map());
  return {
    chosen: useMemo(
      () =>
        rematch(asked)
          .map((each) => lineFor(each, lines.get(each.text)))
          .reduce(addOnce, NOTHING_CHOSEN),
      [rematch, asked, lines],
    ),
    specify: useMemo<Specify>(
      () => ({
        linesNear: near,
        severityOf: ({ symptom }) => severityAt(symptom, age),
        choose: (text, { symptom }) =>
          setLines((known) => new Map(known).set(text, listedSymptom(symptom, language))),
      }),
      [near, language, age],
    ),
    isRead: !isListWanted || isReady,
    problem: list.error ?? code.error,
    fetchAgain,
  };
}

/** The line that was chosen for words, which stay facts with what they stood in. */
function lineFor(words: ChosenSymptom, line: ChosenSymptom | undefined): ChosenSymptom {
  return line ? { ...line, said: words.said ?? words.text } : words;
}
