import { fold } from "../locale/fold.ts";
import { CONTENT_LANGUAGES, contentLanguage, type Language } from "../locale/locales.ts";
import { SUGGEST_FROM, type Symptom } from "./symptom.ts";
import { ageFit, isForChildren, rarity } from "./symptom-ages.ts";

export interface Suggestion {
  readonly symptom: Symptom;
  /** The wording that what was typed is found in: the name, a synonym, or one in another language. */
  readonly found: string;
}

/** One wording of a line, folded once. */
interface Wording {
  readonly symptom: Symptom;
  readonly found: string;
  readonly text: string;
  readonly words: readonly string[];
  /** 0 for the name in the reader's own language, 1 for a synonym there, 2 for any in another. */
  readonly distance: number;
}

export type SymptomIndex = readonly Wording[];

/** Second specification, section 9. */
const SUGGESTIONS_MAX = 8;
/** A shorter word is too near to too many others. */
const TYPING_ERROR_FROM = 4;

/** @param language the reader's, whose wordings come before those of the two others */
export function indexSymptoms(symptoms: readonly Symptom[], language: Language): SymptomIndex {
  const own = contentLanguage(language);
  const languages = [own, ...CONTENT_LANGUAGES.filter((other) => other !== own)];
  return symptoms.flatMap((symptom) =>
    languages.flatMap((each) =>
      [symptom.name[each], ...symptom.synonyms[each]].map((found, at) => {
        const text = plain(found);
        return {
          symptom,
          found,
          text,
          words: text.split(" "),
          distance: each === own ? Math.min(at, 1) : 2,
        };
      }),
    ),
  );
}

/**
 * At most eight, from two letters on: the wording that was typed, wordings that begin with it, those with a word that
 * does, those that hold it, those with one typing error. In each the reader's language first, and there what a symptom
 * is called before its synonyms; the list's order last. A line for the age of the person comes before these, and one
 * for another age after them, except an urgent one, which nothing pushes back.
 * What is rare comes after what many people have. Where nobody is chosen in a home with children, the line for a child
 * comes first.
 * @param ageInMonths of whom it is about; null where unknown
 * @param hasChildren whether it may be about a child of the home
 */
export function suggestSymptoms(
  index: SymptomIndex,
  typed: string,
  ageInMonths: number | null = null,
  hasChildren = false,
): Suggestion[] {
  const wanted = plain(typed);
  if (wanted.length < SUGGEST_FROM) return [];
  const best = new Map<string, Suggestion & { readonly rank: number }>();
  for (const { symptom, found, ...wording } of index) {
    const nearness = nearnessOf(wording, wanted);
    if (nearness === null) continue;
    const rank =
      nearness * 3 +
      wording.distance +
      rarity(symptom.key, ageInMonths) +
      ageRank(symptom, nearness, { ageInMonths, hasChildren });
    const known = best.get(symptom.key);
    if (!known || rank < known.rank) best.set(symptom.key, { symptom, found, rank });
  }
  return [...best.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ symptom, found }) => ({ symptom, found }));
}

/** The nearness of a wording with a typing error. */
const MISTYPED = 4;
/** Past every rank of a wording. */
const LAST = 15;

/** A line for this age counts as if the word were the beginning of its name; one for another age comes last. */
function ageRank(
  { key, severity }: Symptom,
  nearness: number,
  { ageInMonths, hasChildren }: { ageInMonths: number | null; hasChildren: boolean },
): number {
  const isNobody = ageInMonths === null;
  const fit = isNobody && hasChildren && isForChildren(key) ? 1 : ageFit(key, ageInMonths);
  if (fit < 0) return severity === "urgent" ? 0 : LAST;
  return fit > 0 && nearness < MISTYPED ? -LAST : 0;
}

/** 0 the nearest, null where nothing fits. */
function nearnessOf(
  { text, words }: Pick<Wording, "text" | "words">,
  wanted: string,
): 0 | 1 | 2 | 3 | 4 | null {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  if (text.includes(wanted)) return 3;
  return isMistyped(words, wanted.split(" ")) ? 4 : null;
}

/** Whether every typed word begins a word of the wording, one of them with one error. */
function isMistyped(words: readonly string[], typed: readonly string[]): boolean {
  let errors = 0;
  for (const word of typed) {
    if (words.some((each) => each.startsWith(word))) continue;
    if (word.length < TYPING_ERROR_FROM) return false;
    if (!words.some((each) => beginsWithOneError(each, word))) return false;
    errors += 1;
  }
  return errors <= 1;
}

/** One letter too many, missing, wrong, or two in each other's place, anywhere in the beginning of `word`. */
function beginsWithOneError(word: string, typed: string): boolean {
  let at = 0;
  // They part somewhere: a word that begins with it has no error.
  while (typed[at] === word[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(word, at + 1).startsWith(rest(typed, at + 1)) ||
    rest(word, at).startsWith(rest(typed, at + 1)) ||
    rest(word, at + 1).startsWith(rest(typed, at)) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      rest(word, at + 2).startsWith(rest(typed, at + 2)))
  );
}

/** Folded, with blanks where it has apostrophes and hyphens. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
