import { remember } from "../../../remember.ts";
import type { Mention } from "../mentions.ts";
import { typedAs } from "../typed-as.ts";
import { besideIn, weightOf } from "../weight-letters.ts";
import { BASE_WEIGHT, CONCEPT_WEIGHTS, WORD_WEIGHTS } from "./emergency-weights.ts";
import { emergencyFeatures } from "./likely-features.ts";

/** What speaks for an emergency, or against one where it is below 0. */
export interface EmergencyWeights {
  /** Of a text that holds nothing. */
  readonly base: number;
  readonly features: ReadonlyMap<string, number>;
}

/** How much a text speaks for an emergency, and the mentions that do. */
export interface EmergencyReading {
  readonly score: number;
  /** What of the score is below 0, without what a text that holds nothing has. */
  readonly against: number;
  readonly mentions: readonly Mention[];
}

/** From here on a text is read as an emergency: chosen on sets that the weights were not learned from. */
const LIKELY_FROM = 0;
/** Below it, and with words that speak against one, a text is about something else, whatever a rule reads in it. */
const CALM_BELOW = -2;
/** What a single word weighs that stands in calm texts a little more often. */
const AGAINST_LITTLE = -1;
/** What was once says nothing against what a rule reads beside it: "avc en 2018, il en fait un autre". */
const NOT_NOW = "not_now";
const TEXTS_KEPT = 32;
const NO_WEIGHT = ".";

const WEIGHTS: EmergencyWeights = {
  base: BASE_WEIGHT,
  features: readWeights(CONCEPT_WEIGHTS, WORD_WEIGHTS),
};

const CLAUSE_END = /[.!?…\n,;]+/u;

/** At each key only the last clause is another one. */
const readOnce = remember((text) => readStretch(text, WEIGHTS), TEXTS_KEPT);

/** The words of a text that together speak of an emergency, as they were typed; null where they do not. */
export function likelyEmergencyIn(text: string): readonly string[] | null {
  const { score, mentions } = mostLikely(text, readOnce);
  if (score < LIKELY_FROM) return null;
  return mentions.length > 0 ? typedAs(mentions, text) : [text.trim()];
}

/** Whether words of a text speak against an emergency where it is likeliest. What the weights do not know says nothing. */
export function speaksAgainstEmergency(text: string): boolean {
  const { score, against } = mostLikely(text, readOnce);
  return score < CALM_BELOW && against < AGAINST_LITTLE;
}

/** A text as its likeliest clause or as a whole: calm words of another clause outweigh nothing. */
export function readEmergency(text: string, weights: EmergencyWeights): EmergencyReading {
  return mostLikely(text, (stretch) => readStretch(stretch, weights));
}

function mostLikely(text: string, read: (stretch: string) => EmergencyReading): EmergencyReading {
  let most = read(text);
  for (const clause of text.split(CLAUSE_END)) {
    if (clause === text || clause.trim() === "") continue;
    const reading = read(clause);
    if (reading.score > most.score) most = reading;
  }
  return most;
}

function readStretch(text: string, weights: EmergencyWeights): EmergencyReading {
  let score = weights.base;
  let against = 0;
  const speaking = new Set<Mention>();
  for (const { name, mentions } of emergencyFeatures(text)) {
    const weight = weights.features.get(name) ?? 0;
    score += weight;
    if (!name.includes(NOT_NOW)) against += Math.min(0, weight);
    if (weight > 0) for (const mention of mentions) speaking.add(mention);
  }
  return { score, against, mentions: [...speaking] };
}

/**
 * Reads lines of a concept, its weight, and the concepts that stand near it, by the places of their lines; and lines of
 * a weight and the beginnings of words that have it.
 */
function readWeights(concepts: string, words: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const rows = concepts.split("\n").map((line) => line.split(" "));
  const names = rows.map(([name = ""]) => name);
  for (const [name = "", letter = "", beside = ""] of rows) {
    if (letter !== NO_WEIGHT) weights.set(name, weightOf(letter));
    for (const [other, pairLetter] of besideIn(beside, names))
      weights.set(`${name} ${other}`, weightOf(pairLetter));
  }
  for (const line of words.split("\n")) {
    const [letter = "", ...beginnings] = line.split(" ");
    for (const beginning of beginnings) weights.set(`=${beginning}`, weightOf(letter));
  }
  return weights;
}
