import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmergencyWeights } from "#domain/symptoms/recognition/likely/likely-emergency.ts";
import { emergencyFeatures } from "#domain/symptoms/recognition/likely/likely-features.ts";
import { recognize } from "#domain/symptoms/recognition/recognize.ts";
import { answerScenarios } from "#testing/builders/answer-scenario.ts";
import {
  calmWithAlarmingWords,
  emergencyPhrases,
  LEARNED_SETS,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  type PhraseSet,
} from "#testing/samples/emergency-phrases.ts";
import { ACCIDENT_SAMPLES } from "#testing/samples/emergency-rules/accidents.ts";
import { BODY_SAMPLES } from "#testing/samples/emergency-rules/body.ts";
import { FAMILY_SAMPLES } from "#testing/samples/emergency-rules/family.ts";
import { POISON_SAMPLES } from "#testing/samples/emergency-rules/poisons.ts";
import { RARE_RED_FLAG_SAMPLES, SENTENCES } from "#testing/samples/rare-red-flags.ts";
import { RED_FLAG_SAMPLES } from "#testing/samples/red-flags.ts";
import {
  EVERYDAY_SOURCES,
  IN_SENTENCES_SOURCE,
  learnedPhrases,
  NAMES_SOURCE,
} from "../despair/learned-phrases.ts";
import { learnWeights } from "../learning/elastic-net.ts";

const BESIDE_CALM = join(import.meta.dirname, "../../testing/samples/emergencies-beside-calm");
const ANSWERS = join(import.meta.dirname, "../../testing/samples/answers");

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
/** A rule is written in few words of one kind: as many of them as whole texts would make single words mean too much. */
const SAMPLE_COUNTS = 0.25;
/** Near misses of the sets stand one word away from an emergency. */
const NEAR_MISS_COUNTS = 3;
/** They were written for a word that the emergency beside them holds as well. */
const CALM_BESIDE_COUNTS = 0.5;
/** Ordinary phrases are many, and mostly far from any emergency. */
const CALM_COUNTS = 0.2;
/** Each is what the product is asked most. */
const ANSWERED_COUNTS = 2;
/** A name of the list is typed by many, and has an answer of its own. */
const NAME_COUNTS = 3;
/** They are written as rules are, one word away from what those read. */
const IN_SENTENCES_COUNTS = 0.5;
const COUNTS_OF_SOURCE: Readonly<Record<string, number>> = {
  [NAMES_SOURCE]: NAME_COUNTS,
  [IN_SENTENCES_SOURCE]: IN_SENTENCES_COUNTS,
};
/** They stand beside no emergencies of the same author: as many of them as near misses would silence those of others. */
const ALARMING_COUNTS = 0.5;
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
  const alarming = PHRASE_LANGUAGES.flatMap(calmWithAlarmingWords).map((text) => ({
    text,
    isEmergency: false,
    counts: ALARMING_COUNTS,
    set: null,
  }));
  return [
    ...sets,
    ...alarming,
    ...ruleSamples(),
    ...besideCalm(),
    ...calmPhrases(),
    ...answeredWords(),
  ];
}

/** What a rule reads in few words is meant, however rare it is in the sets. */
function ruleSamples(): LearnedEmergency[] {
  const byFlag: readonly Readonly<
    Record<string, readonly string[] | Readonly<Record<string, string>>>
  >[] = [
    ACCIDENT_SAMPLES,
    BODY_SAMPLES,
    FAMILY_SAMPLES,
    POISON_SAMPLES,
    RED_FLAG_SAMPLES,
    RARE_RED_FLAG_SAMPLES,
  ];
  return byFlag
    .flatMap((samples) => Object.entries(samples))
    .filter(([flag]) => flag !== "suicidal")
    .flatMap(([, texts]) => Object.values(texts))
    .flatMap((text) => [text, ...SENTENCES.map((sentence) => sentence(text))])
    .map((text) => ({ text, isEmergency: true, counts: SAMPLE_COUNTS, set: null }));
}

/** Emergencies and what stands a word away from them, which expressions were written for. */
function besideCalm(): LearnedEmergency[] {
  const lines = (name: string) =>
    readFileSync(join(BESIDE_CALM, `${name}.txt`), "utf8")
      .trim()
      .split("\n");
  return [
    ...lines("emergencies").map((text) => ({
      text,
      isEmergency: true,
      counts: EMERGENCY_COUNTS,
      set: null,
    })),
    ...lines("calm").map((text) => ({
      text,
      isEmergency: false,
      counts: CALM_BESIDE_COUNTS,
      set: null,
    })),
  ];
}

/** What was typed in the scenarios of answers that are no emergency: fevers, doses and boxes of an ordinary night. */
function answeredWords(): LearnedEmergency[] {
  return readdirSync(ANSWERS)
    .toSorted()
    .flatMap((name) => answerScenarios(readFileSync(join(ANSWERS, name), "utf8")))
    .flatMap(({ asked, expect }) => (!expect.emergency && "typed" in asked ? asked.typed : []))
    .filter((text) => text !== "" && recognize(text).length === 0)
    .map((text) => ({ text, isEmergency: false, counts: ANSWERED_COUNTS, set: null }));
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
      counts: COUNTS_OF_SOURCE[source] ?? CALM_COUNTS,
      set: null,
    }));
}
