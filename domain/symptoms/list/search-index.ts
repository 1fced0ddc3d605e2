import { foldLetters } from "../../locale/fold.ts";
import { CONTENT_LANGUAGES, contentLanguage, type Language } from "../../locale/locales.ts";
import { remember } from "../../remember.ts";
import type { Symptom } from "./symptom.ts";

/** One wording of a line, folded once. */
export interface Wording {
  readonly symptom: Symptom;
  readonly found: string;
  readonly text: string;
  readonly words: readonly string[];
  /** 0 for the name in the reader's own language, 1 for a synonym there, 2 for any in another. */
  readonly distance: number;
}

/** Words of wordings, each by how it begins: as what was typed of it, or with one typing error. */
export type WordFits = ReadonlyMap<string, "begins" | "mistyped">;

/**
 * The wordings of the list, in the order in which they are compared. A key looks through one text and through words with
 * a few first letters: going through thousands of wordings takes long in code that has hardly run yet.
 */
export interface SymptomIndex {
  readonly wordings: readonly Wording[];
  /** The places of the wordings that hold a text. */
  readonly placesHolding: (text: string) => readonly number[];
  readonly placesOfWord: (word: string) => readonly number[];
  readonly fitsOf: (typed: string) => WordFits;
  /** Whether a wording is just that. */
  readonly isWording: (text: string) => boolean;
}

/** A shorter word is too near to too many others. */
const TYPING_ERROR_FROM = 4;
/** A sentence has fewer words, and all but the last are known from the key before. */
const TYPED_WORDS_KEPT = 64;

/** @param language the reader's, whose wordings come before those of the two others */
export function indexSymptoms(symptoms: readonly Symptom[], language: Language): SymptomIndex {
  const wordings = wordingsOf(symptoms, language);
  const texts = wordings.map(({ text }) => text);
  const places = new Map<string, number[]>();
  for (const [place, { words }] of wordings.entries()) {
    for (const word of words) append(places, word, place);
  }
  const placesHolding = searchTexts(texts);
  return {
    wordings,
    placesHolding,
    placesOfWord: (word) => places.get(word) ?? [],
    fitsOf: remember(searchWords([...places.keys()]), TYPED_WORDS_KEPT),
    isWording: (text) => placesHolding(text).some((place) => texts[place] === text),
  };
}

function wordingsOf(symptoms: readonly Symptom[], language: Language): Wording[] {
  const own = contentLanguage(language);
  const languages = [own, ...CONTENT_LANGUAGES.filter((other) => other !== own)];
  const said = symptoms.flatMap((symptom) =>
    languages.flatMap((each) =>
      [symptom.name[each], ...symptom.synonyms[each]].map((found, at) => ({
        symptom,
        found,
        distance: each === own ? Math.min(at, 1) : 2,
      })),
    ),
  );
  const texts = plainTexts(said.map(({ found }) => found));
  return said.map(({ symptom, found, distance }, place) => {
    const text = texts[place] ?? "";
    return { symptom, found, distance, text, words: text.split(" ") };
  });
}

/** Folded, with blanks where they have apostrophes and hyphens: all at once, which is far quicker than one by one. */
export function plainTexts(texts: readonly string[]): string[] {
  return foldLetters(texts.map((text) => text.replaceAll("\n", " ")).join("\n"))
    .replace(/[^\p{L}\p{N}\n]+/gu, " ")
    .split("\n")
    .map((text) => text.trim());
}

/** Finds the texts that hold another one. */
function searchTexts(texts: readonly string[]): (wanted: string) => readonly number[] {
  const all = texts.join("\n");
  const textAt = new Uint16Array(all.length);
  const ends: number[] = [];
  let end = 0;
  for (const [place, text] of texts.entries()) {
    textAt.fill(place, end, end + text.length);
    end += text.length + 1;
    ends.push(end);
  }
  return (wanted) => {
    const found: number[] = [];
    // What is typed may hold signs alone, which stand nowhere and everywhere.
    if (wanted === "") return found;
    let at = all.indexOf(wanted);
    while (at !== -1) {
      const place = textAt[at] ?? 0;
      found.push(place);
      at = all.indexOf(wanted, ends[place]);
    }
    return found;
  };
}

/** Finds the words that a typed one is the beginning of, or nearly. */
function searchWords(words: readonly string[]): (typed: string) => WordFits {
  const byFirst = new Map<string, string[]>();
  const bySecond = new Map<string, string[]>();
  for (const word of words) {
    append(byFirst, word.charAt(0), word);
    append(bySecond, word.charAt(1), word);
  }
  return (typed) => {
    const [first, second] = [typed.charAt(0), typed.charAt(1)];
    const fits = new Map<string, "begins" | "mistyped">();
    for (const word of byFirst.get(first) ?? []) {
      if (word.startsWith(typed)) fits.set(word, "begins");
    }
    if (typed.length < TYPING_ERROR_FROM) return fits;
    // One error leaves one of the first two letters among the first two.
    const near = [first, second].flatMap((letter) => [
      ...(byFirst.get(letter) ?? []),
      ...(bySecond.get(letter) ?? []),
    ]);
    for (const word of near) {
      if (!fits.has(word) && beginsWithOneError(word, typed)) fits.set(word, "mistyped");
    }
    return fits;
  };
}

/** One letter too many, missing, wrong, or two in each other's place, anywhere in the beginning of `word`. */
function beginsWithOneError(word: string, typed: string): boolean {
  let at = 0;
  // They part somewhere: a word that begins with it has no error.
  while (typed[at] === word[at]) at += 1;
  const rest = typed.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      word.startsWith(typed.slice(at + 2), at + 2))
  );
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
