import { commonness, rarity } from "./commonness.ts";
import { withoutLeadingFillers, wordingSaidWith } from "./said-with.ts";
import { plainTexts, type SymptomIndex, type WordFits, type Wording } from "./search-index.ts";
import { SUGGEST_FROM, type Symptom } from "./symptom.ts";
import { ageFit, isForChildren, type KnownAge } from "./symptom-ages.ts";

export interface Suggestion {
  readonly symptom: Symptom;
  /** The wording that what was typed is found in: the name, a synonym, or one in another language. */
  readonly found: string;
}

/** Second specification, section 9. */
const SUGGESTIONS_MAX = 8;

export { indexSymptoms } from "./search-index.ts";

/** Whether a wording is this text, accents and marks apart. Without one, no suggestion is the text itself. */
export function isWordingOf(index: SymptomIndex, text: string): boolean {
  return index.isWording(plain(text));
}

/**
 * At most eight, from two letters on: the wording that was typed, wordings that begin with it, those with a word that
 * does, those that hold it, those with one typing error. In each the reader's language first, and there what a symptom
 * is called before its synonyms; the list's order last. A line for the age of the person comes before these, and one
 * for another age after them, except an urgent one, which no age pushes back.
 * Where what was typed is only part of a wording, what many people have comes first, and what is urgent or rare after
 * it: a first word says nothing yet of blood or of a journey. Where nobody is chosen in a home with children, the line
 * for a child comes first.
 * Words before a symptom that say nothing of it do not count, and the line that Enter makes of a sentence is the first.
 * @param age of whom it is about; null where unknown
 * @param hasChildren whether it may be about a child of the home
 */
export function suggestSymptoms(
  index: SymptomIndex,
  typed: string,
  age: KnownAge = null,
  hasChildren = false,
): Suggestion[] {
  const wanted = plain(typed);
  if (wanted.length < SUGGEST_FROM) return [];
  const suggest = (text: string) => suggestAsTyped(index, text, age, hasChildren);
  const meant = textMeant(index, typed, wanted);
  return meant === wanted ? suggest(wanted) : withUrgent(suggest(meant), suggest(wanted));
}

/** Lines of what a text means, then those of all its words; no urgent one of these is left out for want of room. */
function withUrgent(meant: readonly Suggestion[], asTyped: readonly Suggestion[]): Suggestion[] {
  const keys = new Set(meant.map(({ symptom }) => symptom.key));
  const more = asTyped.filter(({ symptom }) => !keys.has(symptom.key));
  const urgent = more.filter(({ symptom }) => symptom.severity === "urgent");
  const calm = more.filter(({ symptom }) => symptom.severity !== "urgent");
  const room = Math.max(1, SUGGESTIONS_MAX - urgent.length);
  return [...meant.slice(0, room), ...urgent, ...meant.slice(room), ...calm].slice(
    0,
    SUGGESTIONS_MAX,
  );
}

/** What was typed, or what it means without the words around it. */
function textMeant(index: SymptomIndex, typed: string, wanted: string): string {
  if (!wanted.includes(" ") || index.isWording(wanted)) return wanted;
  const said = wordingSaidWith(index, typed);
  if (said !== null) return plain(said);
  if (index.placesHolding(wanted).some((place) => isBegun(index, place, wanted))) return wanted;
  const bare = withoutLeadingFillers(typed);
  // What is only near to a wording with a typing error is no reason to leave words out.
  const isHeld = bare.length >= SUGGEST_FROM && index.placesHolding(bare).length > 0;
  return isHeld ? bare : wanted;
}

const isBegun = (index: SymptomIndex, place: number, wanted: string) =>
  index.wordings[place]?.text.startsWith(wanted) === true;

/** As `suggestSymptoms`, with every word that was typed. */
export function suggestAsTyped(
  index: SymptomIndex,
  typed: string,
  age: KnownAge,
  hasChildren: boolean,
): Suggestion[] {
  const wanted = plain(typed);
  if (wanted.length < SUGGEST_FROM) return [];
  const best = new Map<string, Suggestion & { readonly rank: number }>();
  const isSure = wanted.length >= SURE_FROM && index.placesHolding(wanted).length === 0;
  for (const [{ symptom, found, distance }, nearness] of nearWordings(index, wanted)) {
    const byAge = ageRank(symptom, nearness, { age, hasChildren, isSure });
    const rank = nearness * 3 + distance + byAge + commonnessRank(symptom, nearness, byAge);
    const known = best.get(symptom.key);
    if (!known || rank < known.rank) best.set(symptom.key, { symptom, found, rank });
  }
  return [...best.values()]
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ symptom, found }) => ({ symptom, found }));
}

/** The nearness of a wording that is just what was typed, of one that holds it inside a word, and of one with a typing error. */
const WHOLE = 0;
const INSIDE = 3;
const MISTYPED = 4;
/** A word with one wrong letter that is so long and stands nowhere as typed means the right one. */
const SURE_FROM = 6;
/** Past every rank of a wording. */
const LAST = 15;

/** A line for this age counts as if the word were the beginning of its name; one for another age comes last. */
function ageRank(
  { key, severity }: Symptom,
  nearness: number,
  { age, hasChildren, isSure }: { age: KnownAge; hasChildren: boolean; isSure: boolean },
): number {
  const isNobody = age === null;
  const fit = isNobody && hasChildren && isForChildren(key) ? 1 : ageFit(key, age);
  if (fit < 0) return severity === "urgent" ? 0 : LAST;
  // `tos` inside `adultos` is no word of that line.
  const isMeant = nearness < INSIDE || (nearness === MISTYPED && isSure);
  return fit > 0 && isMeant ? -LAST : 0;
}

/** Neither an age that says which line is meant nor a typing error leaves anything to what is common. */
function commonnessRank(symptom: Symptom, nearness: number, byAge: number): number {
  if (byAge < 0 || nearness === MISTYPED) return rarity(symptom.key);
  const common = commonness(symptom);
  return nearness === WHOLE ? Math.min(common, 0) : common;
}

/** 0 the nearest. */
type Nearness = 0 | 1 | 2 | 3 | 4;

/** Wordings that hold what is wanted or nearly do, in the order of the index. */
function nearWordings(index: SymptomIndex, wanted: string): (readonly [Wording, Nearness])[] {
  const places = [...index.placesHolding(wanted), ...placesMistyped(index, wanted.split(" "))];
  const inOrder = [...new Set(places)].sort((one, other) => one - other);
  return inOrder.flatMap((place) => {
    const wording = index.wordings[place];
    return wording ? [[wording, nearnessOf(wording.text, wanted)] as const] : [];
  });
}

function nearnessOf(text: string, wanted: string): Nearness {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? INSIDE : MISTYPED;
}

/** Where every typed word begins a word of the wording, one of them with one error. */
function placesMistyped(index: SymptomIndex, typed: readonly string[]): number[] {
  const fits = typed.map(index.fitsOf);
  const [rarest] = fits.toSorted((one, other) => one.size - other.size);
  return [...(rarest?.keys() ?? [])]
    .flatMap(index.placesOfWord)
    .filter((place) => isMistyped(index.wordings[place]?.words ?? [], fits));
}

function isMistyped(words: readonly string[], fits: readonly WordFits[]): boolean {
  let errors = 0;
  for (const fit of fits) {
    if (words.some((word) => fit.get(word) === "begins")) continue;
    if (!words.some((word) => fit.has(word))) return false;
    errors += 1;
  }
  return errors <= 1;
}

function plain(text: string): string {
  const [only = ""] = plainTexts([text]);
  return only;
}
