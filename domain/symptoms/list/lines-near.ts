import { mentionsIn } from "../recognition/mentions.ts";
import { contentOf, contentWords } from "./said-with.ts";
import { type Suggestion, suggestAsTyped } from "./search.ts";
import type { SymptomIndex } from "./search-index.ts";

export interface NearLines {
  readonly lines: readonly Suggestion[];
  /** Whether each of them holds all that was typed, so that no word is left that nobody could read. */
  readonly isAll: boolean;
}

/** In lines: who has to choose reads each of them. */
const LINES_MAX = 4;

/** Words of the list for what people say with a verb or a number: `il tousse`, `il a 39`, `está ardiendo`. */
const MEANT_BY: Readonly<Record<string, string>> = {
  fever: "fièvre",
  high_temperature: "fièvre",
  cough: "toux",
  vomit: "vomissements",
  diarrhea: "diarrhée",
  headache: "mal de tête",
};

/**
 * The lines of the list that words may mean which it does not hold as they stand: those it suggests for them; or else
 * those that a sentence says among other words, `bébé a de la fièvre`, the longest wording first; or else those whose
 * names begin with a word of it, `une grosse toux`; or else those for what it speaks of in other words. A choice for who typed them, never an answer: what else the sentence
 * says may be the worst of it.
 * @param ageInMonths of whom it is about; null where unknown
 * @param hasChildren whether it may be about a child of the home
 */
export function linesNear(
  index: SymptomIndex,
  text: string,
  ageInMonths: number | null,
  hasChildren: boolean,
): NearLines {
  const find = (words: string) => suggestAsTyped(index, words, ageInMonths, hasChildren);
  const suggested = find(text);
  if (suggested.length > 0) return { lines: suggested.slice(0, LINES_MAX), isAll: true };
  const said = new Set(contentOf(text).split(" "));
  const among = wordingsAmong(index, said);
  const heads = among.length > 0 ? among : headWordsAmong(index, said);
  const lines = (heads.length > 0 ? heads : meantIn(text)).flatMap(find);
  const once = lines.filter(
    ({ symptom }, at) => lines.findIndex((line) => line.symptom === symptom) === at,
  );
  return { lines: once.slice(0, LINES_MAX), isAll: false };
}

/** Wordings all of whose words stand in a text, those of most words first, and none that is part of another one. */
function wordingsAmong(index: SymptomIndex, said: ReadonlySet<string>): string[] {
  const among = index.wordings
    .map(({ text, words }) => ({ text, words: contentWords(words) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)))
    .sort((one, other) => other.words.length - one.words.length);
  const isPart = (words: readonly string[], at: number) =>
    among.slice(0, at).some((longer) => words.every((word) => longer.words.includes(word)));
  return among.filter(({ words }, at) => !isPart(words, at)).map(({ text }) => text);
}

/** In lines: a word with which one name begins says less than the rest of that name. */
const SHARED_BY = 2;

/** Words of a text with which the names of several lines begin: `toux` is none by itself. */
function headWordsAmong(index: SymptomIndex, said: ReadonlySet<string>): string[] {
  return [...said].filter((word) => {
    const begun = index
      .placesOfWord(word)
      .flatMap((place) => index.wordings[place] ?? [])
      .filter(
        ({ words, found, symptom }) =>
          words[0] === word && Object.values(symptom.name).includes(found),
      );
    return new Set(begun.map(({ symptom }) => symptom)).size >= SHARED_BY;
  });
}

function meantIn(text: string): string[] {
  const meant = mentionsIn(text).flatMap(({ concept, isDenied }) =>
    isDenied ? [] : (MEANT_BY[concept] ?? []),
  );
  return [...new Set(meant)];
}
