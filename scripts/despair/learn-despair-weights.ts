import type { DespairWeights } from "#domain/symptoms/recognition/despair/despair.ts";
import {
  despairFeatures,
  typedWords,
} from "#domain/symptoms/recognition/despair/despair-features.ts";
import { learnWeights } from "../learning/elastic-net.ts";
import type { LearnedPhrase } from "./learned-phrases.ts";

/** How many phrases must hold a class or a pair. */
const SEEN_AT_LEAST = 6;
/** Words are kept in letters, pairs of classes in one sign each. */
const WORD_SEEN_AT_LEAST = 5;
/** A pair with a word takes three signs. */
const WORD_PAIR_SEEN_AT_LEAST = 10;

/** What speaks for despair in these phrases, and against it. */
export function learnDespair(phrases: readonly LearnedPhrase[]): DespairWeights {
  const examples = phrases.map(({ text, isDespair, counts }) => ({
    features: despairFeatures(typedWords(text)).map(({ name }) => name),
    speaksFor: isDespair,
    counts,
  }));
  return learnWeights(examples, seenAtLeast);
}

function seenAtLeast(name: string): number {
  if (!name.includes("=")) return SEEN_AT_LEAST;
  return name.includes(" ") ? WORD_PAIR_SEEN_AT_LEAST : WORD_SEEN_AT_LEAST;
}
