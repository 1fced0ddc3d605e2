import { remember } from "../../../remember.ts";
import { besideIn, weightOf } from "../weight-letters.ts";
import { despairFeatures, typedWords } from "./despair-features.ts";
import { BASE_WEIGHT, CLASS_WEIGHTS, WORD_WEIGHTS } from "./despair-weights.ts";

/** What speaks for despair, or against it where it is below 0. */
export interface DespairWeights {
  /** Of a text that holds nothing. */
  readonly base: number;
  readonly features: ReadonlyMap<string, number>;
}

/** What a text says for despair at its most desperate place, and the words that say so. */
export interface DespairReading {
  readonly score: number;
  readonly words: string;
}

/** From here on a text is read as despair: chosen on phrases that the weights were not learned from. */
const DESPAIR_FROM = -1;
/** From here on it may be: nearly all despair stands above, and few ordinary symptoms. */
const DOUBT_FROM = -5;
/** Up to here it is about something else, whatever single words say: less than a text of unknown words has. */
const CALM_UP_TO = -8;
const TEXTS_KEPT = 32;
/** In words: what stands further apart is judged apart, so that a long text hides nothing. */
const WINDOW = 24;
const WINDOW_STEP = 12;
/** In words: a clause, or a stretch of a long one, is judged by itself, so that no everyday words beside it outweigh it. */
const PART = 10;
const PART_STEP = 5;
const PART_MIN = 2;
/** A part alone says less of what is meant, and a text has many of them. */
const PART_BEHIND = 5;
/** Where a stretch holds more classes, their mean counts, so that harmless words do not add up to despair. */
const SUMMED_CLASSES = 8;
const NO_WEIGHT = ".";
const SENTENCE_END = /[.!?…\n]+/u;
const WORD_OR_PAIR = /[= ]/u;
const CLAUSE_END = /[.!?…\n,;:]+/u;

const WEIGHTS: DespairWeights = {
  base: BASE_WEIGHT,
  features: readWeights(CLASS_WEIGHTS, WORD_WEIGHTS),
};

/** Degrees, as they are typed or written of the illness log. */
const TEMPERATURE = /(?<!\d)\d{1,3}(?:[.,]\d{1,2})?\s?(?:[°º]\s?[cf]?|[cf])(?![\p{L}\d])/giu;
/** A number with what it counts. */
const MEASURE = /\d\s?(?:µg|mg|kg|g|ml|cl|dl|l|lbs?|cm|mm|m|h|min|s|bpm|mmhg|kpa)(?![\p{L}\d])/giu;

/** A number says nothing of what somebody feels: temperatures are passed over, and so is a line of numbers alone. */
function withoutMeasures(text: string): string {
  return text
    .replaceAll(TEMPERATURE, " ")
    .split("\n")
    .filter((line) => /\p{L}/u.test(line.replaceAll(MEASURE, " ")))
    .join("\n");
}

/** At each key, what is typed is read as an emergency and as what may be one. */
const readOnce = remember((text) => readDespair(withoutMeasures(text), WEIGHTS), TEXTS_KEPT);

/** The words of a text that speak of despair; null where none do. */
export function despairIn(text: string): string | null {
  const { score, words } = readOnce(text);
  return score >= DESPAIR_FROM ? words : null;
}

/** Whether a text speaks of despair, or is too near to it to be taken for an ordinary one. */
export function isNearDespair(text: string): boolean {
  return readOnce(text).score >= DOUBT_FROM;
}

/** Whether a text is about something else than despair, even where single words of it seem to say so. */
export function isFarFromDespair(text: string): boolean {
  return readOnce(text).score <= CALM_UP_TO;
}

/** @returns `-Infinity` for a text without words */
export function readDespair(text: string, weights: DespairWeights): DespairReading {
  const { wholes, parts } = stretchesOf(text);
  let most: DespairReading = { score: Number.NEGATIVE_INFINITY, words: "" };
  const keepMost = (reading: DespairReading) => {
    if (reading.score > most.score) most = reading;
  };
  for (const typed of wholes) keepMost(readStretch(typed, weights));
  for (const typed of parts) {
    const { score, words } = readStretch(typed, weights);
    keepMost({ score: score - PART_BEHIND, words });
  }
  return most;
}

/** Sentences, and lines of several, as a whole; and the clauses of those that hold several, or more words than a part. */
export function stretchesOf(text: string): { wholes: string[][]; parts: string[][] } {
  const wordsOf = (stretches: readonly string[]) =>
    stretches.map(typedWords).filter(({ length }) => length > 0);
  const known = new Set<string>();
  const isNew = (words: readonly string[]) => {
    const key = words.join(" ");
    return !known.has(key) && known.add(key).has(key);
  };
  const wholes = wordsOf([...text.split("\n"), ...text.split(SENTENCE_END)])
    .flatMap((words) => windowsOf(words, WINDOW, WINDOW_STEP))
    .filter(isNew);
  const parts = wordsOf(text.split(CLAUSE_END))
    .filter(({ length }) => length >= PART_MIN)
    .flatMap((words) => windowsOf(words, PART, PART_STEP))
    .filter(isNew);
  return { wholes, parts };
}

function windowsOf(words: string[], size: number, step: number): string[][] {
  if (words.length <= size) return [words];
  const count = Math.ceil((words.length - size) / step) + 1;
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + size));
}

/** By how much each feature of a stretch counts. Unknown words are passed over: what somebody adds around hides nothing. */
export function shareOf(features: readonly string[]): number {
  const classes = features.filter((name) => !WORD_OR_PAIR.test(name)).length;
  return Math.min(1, SUMMED_CLASSES / Math.max(1, classes));
}

function readStretch(typed: readonly string[], weights: DespairWeights): DespairReading {
  const features = despairFeatures(typed);
  let sum = 0;
  let from = typed.length;
  let to = 0;
  for (const feature of features) {
    const weight = weights.features.get(feature.name) ?? 0;
    sum += weight;
    if (weight <= 0) continue;
    from = Math.min(from, feature.from);
    to = Math.max(to, feature.to);
  }
  const share = shareOf(features.map(({ name }) => name));
  return { score: weights.base + share * sum, words: typed.slice(from, to + 1).join(" ") };
}

/**
 * Reads lines of a class and its weights, each one letter: first its own, then with each class, in the order of the
 * lines, that stands after it; and lines of a word, its weight, and the classes that stand beside it.
 */
function readWeights(classes: string, words: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (name: string, letter: string) => {
    if (letter !== NO_WEIGHT) weights.set(name, weightOf(letter));
  };
  const rows = inFull(classes)
    .split("\n")
    .map((line) => line.split(" "));
  const names = rows.map(([name = ""]) => name);
  for (const [name = "", letters = ""] of rows) {
    for (const [at, letter] of [...letters].entries()) {
      add(at === 0 ? name : `${name} ${names[at - 1]}`, letter);
    }
  }
  for (const line of words.split("\n")) {
    const [word, letter = NO_WEIGHT, behind = "", before = ""] = line.split(" ");
    add(`=${word}`, letter);
    for (const [name, weight] of besideIn(behind, names)) add(`=${word} ${name}`, weight);
    for (const [name, weight] of besideIn(before, names)) add(`${name} =${word}`, weight);
  }
  return weights;
}

/** A digit stands for two to eleven places without a weight. */
function inFull(rows: string): string {
  return rows.replace(/\d/gu, (digit) => NO_WEIGHT.repeat(Number(digit) + 2));
}
