import { remember } from "../../remember.ts";
import { withoutOthersAndSlips } from "./before-expressions.ts";
import { despairIn } from "./despair/despair.ts";
import { COMMON_WORDS } from "./lexicon/common-words.ts";
import { HARMLESS_WORDS } from "./lexicon/harmless-words.ts";
import { LEXICON_LINES, OPEN_LINES } from "./lexicon/lexicon-lines.ts";
import { readLexicon } from "./lexicon.ts";
import { hasUnit, isNumeric, numberConcepts } from "./numbers.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { normalizeWording } from "./wording.ts";

/** One thing that a text speaks of. */
export interface Mention {
  readonly concept: string;
  /**
   * How many known words and marks stand before it: words that say nothing here put nothing further apart. Null for
   * what is known of the person without being written: it stands beside everything.
   */
  readonly at: number | null;
  /** Where its first word stands; no two mentions of one word fill a rule together. */
  readonly from: number;
  /** Which clause of the text it stands in, counted from 0; null beside `at: null`. */
  readonly clause: number | null;
  readonly isDenied: boolean;
  /** As it is written, with what denies it: `respire plus`. */
  readonly words: string;
}

interface Found {
  concepts: readonly string[];
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly clause: number;
  /** The first word and the last of what denies it. */
  denied: { readonly from: number; readonly to: number } | null;
  /** An ability that is part of what is denied: it is neither said nor denied. */
  isVoid: boolean;
}

/** How far apart a mark puts the words beside it. */
const MARKS: ReadonlyMap<string, number> = new Map([
  [",", 1],
  [".", 3],
  ["\u2016", 100],
]);
const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  "mais but pero et and y puis then though however".split(" "),
);
/** In mentions: what `pas` or `sin` still denies. */
const DENIAL_REACH = 3;
/** What somebody can no longer do, or a sign of life that is missing. */
const ABILITIES: ReadonlySet<string> = new Set(
  (
    "breathe move wake respond speak see feel drink eat urinate stop fade cough walk stand know recognise lift cry " +
    "bend live pulse beat kick catch_breath keep_down get_up smile worth stand_up symmetric bear open squeeze find life_wish understand hold work rise suck swallow make_sound lie_flat complete_sentence bear_weight sleep"
  ).split(" "),
);
/** What may stand between a negation and the ability that it denies. */
const PASSED_OVER: ReadonlySet<string> = new Set(["can", "filler", "not"]);
/** What the normalizer writes in place of words of no content: nobody typed them. */
const UNWRITTEN: ReadonlySet<string> = new Set(["mine", "prisparautrui"]);

const LEXICON = readLexicon(
  LEXICON_LINES,
  new Set([...HARMLESS_WORDS, ...COMMON_WORDS]),
  OPEN_LINES,
);

const isMedicine = (word: string) => LEXICON.conceptsOf(word).includes("drug");

/** The chips of a question and what is typed beside them, alone and together, each read by several rules at each key. */
const TEXTS_KEPT = 32;

/** What a text in any of the three languages, or in several at once, speaks of. */
export const mentionsIn: (text: string) => readonly Mention[] = remember(readMentions, TEXTS_KEPT);

function readMentions(text: string): readonly Mention[] {
  const words = contentWords(text);
  const found: Found[] = [];
  let at = 0;
  let clause = 0;
  for (let from = 0; from < words.length; ) {
    const word = words[from] ?? "";
    if (MARKS.has(word) || CLAUSE_WORDS.has(word)) {
      clause += 1;
      at += MARKS.get(word) ?? 0;
      from += 1;
      continue;
    }
    const run = LEXICON.longestRun(words, from);
    const concepts = run?.concepts ?? [
      ...LEXICON.conceptsOf(word),
      ...numberConcepts(words, from, isMedicine),
    ];
    const length = run?.length ?? 1;
    const place = { at, from, clause, denied: null, isVoid: false };
    const open = LEXICON.openRuns(words, from);
    found.push(
      ...open.map((each) => ({
        ...place,
        concepts: [each.concept],
        to: from + each.length - 1,
      })),
    );
    if (concepts.length > 0) found.push({ ...place, concepts, to: from + length - 1 });
    if (concepts.length > 0 || open.length > 0) at += 1;
    from += length;
  }
  deny(found);
  readTemperatures(found);
  const said = found.filter(({ isVoid }) => !isVoid).flatMap((each) => mentionsOf(each, words));
  return [...said, ...despairMentions(text)];
}

/** Despair is read from a whole sentence, not from a word that stands somewhere in it. */
function despairMentions(text: string): Mention[] {
  const words = despairIn(withoutOthersAndSlips(text));
  return words === null
    ? []
    : [{ concept: "despair", at: 0, from: -1, clause: 0, isDenied: false, words }];
}

/** What is known of a person without being written. */
export function knownMention(concept: string): Mention {
  return { concept, at: null, from: -1, clause: null, isDenied: false, words: "" };
}

function mentionsOf(
  { concepts, at, from, to, clause, denied }: Found,
  words: readonly string[],
): Mention[] {
  const first = Math.min(from, denied?.from ?? from);
  const last = Math.max(to, denied?.to ?? to) + (hasUnit(words, to) ? 1 : 0);
  const written = words
    .slice(first, last + 1)
    .filter((word) => !MARKS.has(word) && !UNWRITTEN.has(word));
  return concepts.map((concept) => ({
    concept,
    at,
    from,
    clause,
    isDenied: denied !== null,
    words: written.map((word) => (word === NO_MORE_OF ? "plus" : word)).join(" "),
  }));
}

/**
 * The words that the lexicon or a number has a use for, spelled as they have them, and the marks between them. Without
 * the others, nothing that somebody adds comes between two words that belong together.
 */
function contentWords(text: string): string[] {
  const all = normalizeWording(text).split(" ");
  return all.flatMap((word, at) => {
    if (word === "plus" && isNoMoreOf(all[at + 1], all[at + 2])) return NO_MORE_OF;
    if (word === "" || STOP_WORDS.has(word)) return [];
    const isFixed = MARKS.has(word) || CLAUSE_WORDS.has(word) || isNumeric(word);
    if (isFixed) return word;
    const spelled = LEXICON.spelled(word);
    return LEXICON.isWord(spelled) ? spelled : [];
  });
}

/** `plus de fièvre` denies the fever; `plus fort` compares, and `plus de 38` counts. */
const isNoMoreOf = (next = "", afterNext = "") => PARTITIVES.has(next) && !/^\d/u.test(afterNext);
const PARTITIVES: ReadonlySet<string> = new Set(["de", "d", "aucun", "aucune"]);
const NO_MORE_OF = "plusde";

/** Marks what a negation denies: the one ability beside it, or else what follows in its clause. */
function deny(found: Found[]): void {
  for (const [index, each] of found.entries()) {
    const isNegation = each.concepts.some((concept) =>
      ["not", "no_more", "unable"].includes(concept),
    );
    if (!isNegation) continue;
    const ability = deniedAbility(found, index);
    if (ability) {
      ability.denied = each;
      if (ability.concepts.includes("feel")) denyPainAfter(found, ability, each);
    } else if (each.concepts.includes("not")) denyFollowing(found, index, each);
  }
}

/** `Température 37,2` speaks of no fever. */
function readTemperatures(found: readonly Found[]): void {
  for (const [index, each] of found.entries()) {
    const measured = [found[index - 1], found[index + 1]];
    const isNormal =
      each.concepts.includes("temp_word") &&
      measured.some((other) => other?.concepts.includes("normal_temperature"));
    if (isNormal) each.concepts = each.concepts.filter((concept) => !FEVER_WORDS.has(concept));
  }
}

const FEVER_WORDS: ReadonlySet<string> = new Set(["fever", "high_temperature"]);

const isAbility = ({ concepts }: Found) => concepts.some((concept) => ABILITIES.has(concept));

function deniedAbility(found: readonly Found[], index: number): Found | undefined {
  const { clause, concepts, from } = found[index] as Found;
  // Several words that begin with the negation stand beside it.
  const before = found.slice(0, index).findLast((each) => each.from < from);
  const isFrench = concepts.includes("after_verb");
  if (isFrench && before && before.clause === clause && isAbility(before)) return before;
  for (const next of found.slice(index + 1, index + 1 + DENIAL_REACH)) {
    if (next.clause !== clause) return undefined;
    if (isAbility(next)) return next;
    // "No puede ni toser" is denied once, not twice.
    if (!next.concepts.some((concept) => PASSED_OVER.has(concept))) return undefined;
  }
  return undefined;
}

/** `I do not feel any pain` denies the pain, `I do not feel my arm` no arm. */
function denyPainAfter(found: readonly Found[], feel: Found, negation: Found): void {
  const after = found.filter(({ at, clause }) => clause === feel.clause && at > feel.at);
  for (const each of after.slice(0, DENIAL_REACH)) {
    if (each.concepts.includes("pain")) each.denied = negation;
  }
}

function denyFollowing(found: readonly Found[], index: number, negation: Found): void {
  const { clause } = found[index] as Found;
  for (const next of found.slice(index + 1, index + 1 + DENIAL_REACH)) {
    if (next.clause !== clause) return;
    // `Pas de mal à respirer` says nothing of somebody who cannot.
    if (isAbility(next)) next.isVoid = true;
    else next.denied = negation;
  }
}
