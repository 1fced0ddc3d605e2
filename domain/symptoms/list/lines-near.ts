import { contentOf } from "./said-with.ts";
import { type Suggestion, suggestSymptoms } from "./search.ts";
import type { SymptomIndex } from "./search-index.ts";

export interface NearLines {
  readonly lines: readonly Suggestion[];
  /** Whether each of them holds all that was typed, so that no word is left that nobody could read. */
  readonly isAll: boolean;
}

/** In lines: who has to choose reads each of them. */
const LINES_MAX = 4;

/**
 * The lines of the list that words may mean which it does not hold as they stand: those it suggests for them, or else those
 * that a sentence says among other words, `bébé a de la fièvre`, the longest wording first. A choice for who typed them,
 * never an answer: what else the sentence says may be the worst of it.
 * @param ageInMonths of whom it is about; null where unknown
 * @param hasChildren whether it may be about a child of the home
 */
export function linesNear(
  index: SymptomIndex,
  text: string,
  ageInMonths: number | null,
  hasChildren: boolean,
): NearLines {
  const suggested = suggestSymptoms(index, text, ageInMonths, hasChildren);
  if (suggested.length > 0) return { lines: suggested.slice(0, LINES_MAX), isAll: true };
  const lines = wordingsAmong(index, text).flatMap((wording) =>
    suggestSymptoms(index, wording, ageInMonths, hasChildren),
  );
  const once = lines.filter(
    ({ symptom }, at) => lines.findIndex((line) => line.symptom === symptom) === at,
  );
  return { lines: once.slice(0, LINES_MAX), isAll: false };
}

/** Wordings all of whose words stand in a text, those of most words first, and none that is part of another one. */
function wordingsAmong(index: SymptomIndex, text: string): string[] {
  const said = new Set(contentOf(text).split(" "));
  const among = index.wordings
    .map((wording) => ({ text: wording.text, words: contentOf(wording.text).split(" ") }))
    .filter(({ words }) => words.every((word) => word !== "" && said.has(word)))
    .sort((one, other) => other.words.length - one.words.length);
  const isPart = (words: readonly string[], at: number) =>
    among.slice(0, at).some((longer) => words.every((word) => longer.words.includes(word)));
  return among.filter(({ words }, at) => !isPart(words, at)).map((wording) => wording.text);
}
