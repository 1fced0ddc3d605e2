import { fold } from "../../../locale/fold.ts";
import { typedWords } from "../despair/despair-features.ts";
import { type Mention, mentionsIn } from "../mentions.ts";

/** A concept, a pair of concepts or a word that a text holds, and the mentions that hold it. */
export interface EmergencyFeature {
  readonly name: string;
  /** None for a word. */
  readonly mentions: readonly Mention[];
}

/** In known words: concepts that stand further apart make no pair. */
const PAIR_REACH = 5;
/** Longer words are read by their beginning. */
const BEGINNING_LENGTH = 5;

const BEGINS_WITH_LETTER = /^\p{L}/u;

/**
 * What a text holds, each once: the concepts of the lexicon (`breathe`, denied `-breathe`), pairs of them that stand
 * near in any order (`baby swallowed`, in the order of the alphabet), and the beginnings of words (`=repor`). Despair
 * has a reader of its own.
 */
export function emergencyFeatures(text: string): EmergencyFeature[] {
  const found = new Map<string, EmergencyFeature>();
  const add = (name: string, ...mentions: readonly Mention[]) => {
    if (!found.has(name)) found.set(name, { name, mentions });
  };
  const mentions = mentionsIn(text).filter(({ concept }) => concept !== "despair");
  for (const [at, mention] of mentions.entries()) {
    const name = nameOf(mention);
    add(name, mention);
    for (const next of mentions.slice(at + 1)) {
      if (!isPair(mention, next)) continue;
      const other = nameOf(next);
      add(name < other ? `${name} ${other}` : `${other} ${name}`, mention, next);
    }
  }
  for (const beginning of beginningsIn(text)) add(`=${beginning}`);
  return [...found.values()];
}

const nameOf = ({ concept, isDenied }: Mention) => (isDenied ? `-${concept}` : concept);

const isPair = (one: Mention, other: Mention) =>
  one.from !== other.from && Math.abs((one.at ?? 0) - (other.at ?? 0)) <= PAIR_REACH;

const beginningsIn = (text: string) =>
  typedWords(text)
    .flatMap((word) => fold(word).split("'"))
    .filter((word) => BEGINS_WITH_LETTER.test(word))
    .map((word) => word.slice(0, BEGINNING_LENGTH));
