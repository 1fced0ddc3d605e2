import {
  type DespairWeights,
  shareOf,
  stretchesOf,
} from "#domain/symptoms/recognition/despair/despair.ts";
import {
  despairFeatures,
  typedWords,
} from "#domain/symptoms/recognition/despair/despair-features.ts";
import { type Example, learnWeights } from "../learning/elastic-net.ts";
import type { LearnedPhrase } from "./learned-phrases.ts";

/** How many phrases must hold a class or a pair. */
const SEEN_AT_LEAST = 6;
/** Words are kept in letters, pairs of classes in one sign each. */
const WORD_SEEN_AT_LEAST = 5;
/** A pair with a word takes three signs. */
const WORD_PAIR_SEEN_AT_LEAST = 10;

/** What speaks for despair in these phrases, and against it. */
export function learnDespair(phrases: readonly LearnedPhrase[]): DespairWeights {
  return learnWeights(phrases.flatMap(examplesOf), seenAtLeast);
}

function examplesOf({ text, isDespair, counts, isLearnedInParts }: LearnedPhrase): Example[] {
  const { wholes, parts } = stretchesOf(text);
  const stretches = isLearnedInParts ? [...wholes, ...parts] : [typedWords(text)];
  return stretches.map((typed) => {
    const features = despairFeatures(typed).map(({ name }) => name);
    return { features, speaksFor: isDespair, counts, share: shareOf(features) };
  });
}

function seenAtLeast(name: string): number {
  if (!name.includes("=")) return SEEN_AT_LEAST;
  return name.includes(" ") ? WORD_PAIR_SEEN_AT_LEAST : WORD_SEEN_AT_LEAST;
}
