import type { EmergencyWeights } from "#domain/symptoms/recognition/likely/likely-emergency.ts";
import { emergencyFeatures } from "#domain/symptoms/recognition/likely/likely-features.ts";
import { recognize } from "#domain/symptoms/recognition/recognize.ts";
import {
  emergencyPhrases,
  LEARNED_SETS,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  type PhraseSet,
} from "#testing/samples/emergency-phrases.ts";
import { EVERYDAY_SOURCES, learnedPhrases, NAMES_SOURCE } from "../despair/learned-phrases.ts";
import { learnWeights } from "../learning/elastic-net.ts";

/** A phrase to learn from, and whether a nurse would send its writer to help now. */
interface LearnedEmergency {
  readonly text: string;
  readonly isEmergency: boolean;
  /** As many times as others it is to be read right. */
  readonly counts: number;
  /** A set of phrases; null for what is only calm. */
  readonly set: PhraseSet | null;
}

const EMERGENCY_COUNTS = 1;
/** Near misses of the sets stand one word away from an emergency. */
const NEAR_MISS_COUNTS = 3;
/** Ordinary phrases are many, and mostly far from any emergency. */
const CALM_COUNTS = 0.2;
/** A name of the list is typed by many, and has an answer of its own. */
const NAME_COUNTS = 3;
/** How many phrases must hold a concept, a pair or a word. */
const SEEN_AT_LEAST = 5;

/** The weights of all sets but those of `without`, and of the ordinary phrases that the reader of despair learns from. */
export function learnEmergencies(without: ReadonlySet<string> = new Set()): EmergencyWeights {
  const examples = learnedEmergencies()
    .filter(({ set }) => set === null || !without.has(set))
    .map(({ text, isEmergency, counts }) => ({
      features: emergencyFeatures(text).map(({ name }) => name),
      speaksFor: isEmergency,
      counts,
    }));
  return learnWeights(examples, () => SEEN_AT_LEAST);
}

/** Despair has a reader of its own, and is left out. */
function learnedEmergencies(): LearnedEmergency[] {
  const sets = PHRASE_LANGUAGES.flatMap((language) =>
    LEARNED_SETS.flatMap((set) => [
      ...emergencyPhrases(set, language)
        .filter(({ flag }) => flag !== "suicidal")
        .map(({ text }) => ({ text, isEmergency: true, counts: EMERGENCY_COUNTS, set })),
      ...nearMissPhrases(set, language).map((text) => ({
        text,
        isEmergency: false,
        counts: NEAR_MISS_COUNTS,
        set,
      })),
    ]),
  );
  return [...sets, ...calmPhrases()];
}

/**
 * What speaks of no despair may speak of another emergency: the rules tell. Long messages of every day hold so many words
 * that weights of single ones would fall, and emergencies without a name with them.
 */
function calmPhrases(): LearnedEmergency[] {
  const sets: ReadonlySet<string> = new Set(LEARNED_SETS);
  return learnedPhrases()
    .filter(
      ({ isDespair, source }) => !isDespair && !sets.has(source) && !EVERYDAY_SOURCES.has(source),
    )
    .filter(({ text }) => recognize(text).length === 0)
    .map(({ text, source }) => ({
      text,
      isEmergency: false,
      counts: source === NAMES_SOURCE ? NAME_COUNTS : CALM_COUNTS,
      set: null,
    }));
}
