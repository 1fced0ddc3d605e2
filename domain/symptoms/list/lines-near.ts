import { withoutAmbient } from "../facts/ambient-temperature.ts";
import { saidAllergies } from "../facts/said-allergies.ts";
import { isDenying, partsOfSpeech } from "../facts/said-parts.ts";
import { isPast } from "../facts/said-past.ts";
import { statedConditions } from "../facts/stated-words.ts";
import { mentionsIn } from "../recognition/mentions.ts";
import { withBlockedNose } from "./blocked-nose.ts";
import { withListWords } from "./everyday-words.ts";
import { contentOf, contentWords, withoutLeadingFillers } from "./said-with.ts";
import { type Suggestion, suggestAsTyped } from "./search.ts";
import type { SymptomIndex } from "./search-index.ts";
import { SUGGEST_FROM } from "./symptom.ts";
import { type KnownAge, keyForAge } from "./symptom-ages.ts";

export interface NearLines {
  readonly lines: readonly Suggestion[];
  /** Whether each of them holds all that was typed, so that no word is left that nobody could read. */
  readonly isAll: boolean;
}

/** In parts: the first ones say what is the matter. */
const PARTS_MAX = 4;
/** In lines: who has to choose reads each of them. */
const LINES_MAX = 4;

/** Words of the list for what people say that they cannot: `j'arrive pas à dormir`. */
const MEANT_BY_DENIED: Readonly<Record<string, string>> = { sleep: "insomnie" };

/** Words of the list for what people say with a verb or a number: `il tousse`, `il a 39`, `está ardiendo`. */
const MEANT_BY: Readonly<Record<string, string>> = {
  fever: "fièvre",
  high_temperature: "fièvre",
  cough: "toux",
  vomit: "vomissements",
  diarrhea: "diarrhée",
  headache: "mal de tête",
  itch: "démangeaisons",
  spots: "boutons",
};

/**
 * The lines of the list that words may mean which it does not hold as they stand: those it suggests for them; or else
 * those that a sentence says among other words, `bébé a de la fièvre`, the longest wording first; or else those whose
 * names begin with a word of it, `une grosse toux`; or else those for what it speaks of in other words; or else those for
 * it without the small words that it begins with, `my knee`. What a text denies is none of it. A choice for who typed them, never an answer: what else the sentence
 * says may be the worst of it.
 * @param age of whom it is about; null where unknown
 * @param hasChildren whether it may be about a child of the home
 */
export function linesNear(
  index: SymptomIndex,
  typed: string,
  age: KnownAge,
  hasChildren: boolean,
): NearLines {
  const text = withListWords(withBlockedNose(withoutAmbient(typed)));
  const find = (words: string) =>
    suggestAsTyped(index, words, age, hasChildren).map((line) => lineForAge(index, line, age));
  const suggested = find(text);
  if (suggested.length > 0) return { lines: suggested.slice(0, LINES_MAX), isAll: true };
  const complaint = withoutAsides(text);
  const ofComplaint = complaint === text ? [] : wordingsIn(index, complaint).flatMap(find);
  const lines = [...ofComplaint, ...wordingsIn(index, text).flatMap(find)];
  const once = lines.filter(
    ({ symptom }, at) => lines.findIndex((line) => line.symptom === symptom) === at,
  );
  if (once.length > 0) return { lines: once.slice(0, LINES_MAX), isAll: false };
  // `my knee`: what is only near to a wording with a typing error is no reason to leave words out.
  const mistyped = partsOfSpeech(text).slice(0, PARTS_MAX).flatMap(find);
  if (mistyped.length > 0) return { lines: mistyped.slice(0, LINES_MAX), isAll: false };
  const bare = withoutLeadingFillers(text);
  const isHeld = bare.length >= SUGGEST_FROM && index.placesHolding(bare).length > 0;
  const bareLines = isHeld ? find(bare).slice(0, LINES_MAX) : [];
  return { lines: bareLines, isAll: bareLines.length > 0 };
}

function wordingsIn(index: SymptomIndex, text: string): string[] {
  const said = saidIn(text);
  const among = wordingsAmong(index, said);
  const heads = among.length > 0 ? among : headWordsAmong(index, said.stated);
  return heads.length > 0 ? heads : meantIn(text);
}

/**
 * Whether a part of a text says no more than who somebody is, what they once had or what they do not bear: the ulcer of
 * ten years ago is no reason to ask about an ulcer.
 */
export function isAside(part: string): boolean {
  return isPast(part) || statedConditions(part).length > 0 || saidAllergies(part).length > 0;
}

/** What stands between the parts of a text that are told apart. */
const BESIDE = /[.,;:!?\n]+|\s(?:et|and|y|mais|but|pero)\s/iu;

function withoutAsides(text: string): string {
  const parts = text.split(BESIDE);
  return parts.length < 2 ? text : parts.filter((part) => !isAside(part)).join(", ");
}

/** A wording of the line for adults means the one for children of a child. */
function lineForAge(index: SymptomIndex, line: Suggestion, age: KnownAge): Suggestion {
  const key = keyForAge(line.symptom.key, age);
  if (key === line.symptom.key) return line;
  return { ...line, symptom: symptomOf(index, key) ?? line.symptom };
}

const symptomOf = (index: SymptomIndex, key: string) =>
  index.wordings.find(({ symptom }) => symptom.key === key)?.symptom;

/** The words of a text that say something, folded. */
interface Said {
  readonly stated: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
}

/** In letters: a shorter word ends with an s of its own. */
const PLURAL_FROM = 5;
/** In words that say something: how far `sin` certainly denies, and how far it may. */
const DENIES = 2;
const MAY_DENY = 5;

function saidIn(text: string): Said {
  const parts = partsOfSpeech(text).flatMap((part) => part.split(/ (?:et|and|y|e) /u));
  const stated = new Set<string>();
  const denied = new Set<string>();
  for (const part of parts) {
    const words = contentOf(part).split(" ");
    const distances = distancesToDenial(words);
    for (const [at, word] of words.entries()) {
      const distance = distances[at] ?? Number.POSITIVE_INFINITY;
      if (distance > DENIES) {
        stated.add(word);
        // The list names one of what people have several of: `je fais des insomnies`.
        if (word.length > PLURAL_FROM && word.endsWith("s")) stated.add(word.slice(0, -1));
      }
      if (distance <= MAY_DENY) denied.add(word);
    }
  }
  return { stated, denied };
}

/** How many words before each the last denial stands; a denial itself is stated. */
function distancesToDenial(words: readonly string[]): number[] {
  let distance = Number.POSITIVE_INFINITY;
  return words.map((word) => {
    distance = isDenying(word) ? 0 : distance + 1;
    return distance === 0 ? Number.POSITIVE_INFINITY : distance;
  });
}

/** Whether a text says all words of a wording, and denies those that the wording denies: `tos sin flemas`. */
function isSaid(words: readonly string[], { stated, denied }: Said): boolean {
  const distances = distancesToDenial(words);
  return words.every((word, at) =>
    (distances[at] ?? 0) <= DENIES ? denied.has(word) : stated.has(word),
  );
}

/** Wordings all of whose words stand in a text, those of most words first, and none that is part of another one. */
function wordingsAmong(index: SymptomIndex, said: Said): string[] {
  const among = index.wordings
    .map(({ text, words }) => ({ text, words: contentWords(words) }))
    .filter(({ words }) => words.length > 0 && isSaid(words, said))
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
  const meant = mentionsIn(text).flatMap(
    ({ concept, isDenied }) => (isDenied ? MEANT_BY_DENIED[concept] : MEANT_BY[concept]) ?? [],
  );
  return [...new Set(meant)];
}
