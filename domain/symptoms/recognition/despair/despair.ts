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
const DESPAIR_FROM = 4;
/** In words: what stands further apart is judged apart, so that a long text hides nothing. */
const WINDOW = 24;
const WINDOW_STEP = 12;
const NO_WEIGHT = ".";
const FOR_FROM = "A".charCodeAt(0) - 1;
const AGAINST_FROM = "a".charCodeAt(0) - 1;
const SENTENCE_END = /[.!?…\n]+/u;

const WEIGHTS: DespairWeights = {
  base: BASE_WEIGHT,
  features: readWeights(CLASS_WEIGHTS, WORD_WEIGHTS),
};

/** The words of a text that speak of despair; null where none do. */
export function despairIn(text: string): string | null {
  const { score, words } = readDespair(text, WEIGHTS);
  return score >= DESPAIR_FROM ? words : null;
}

/** @returns `-Infinity` for a text without words */
export function readDespair(text: string, weights: DespairWeights): DespairReading {
  let most: DespairReading = { score: Number.NEGATIVE_INFINITY, words: "" };
  for (const stretch of stretchesOf(text)) {
    const reading = readStretch(stretch, weights);
    if (reading.score > most.score) most = reading;
  }
  return most;
}

/** Sentences, and lines of several as a whole. */
function stretchesOf(text: string): string[][] {
  const lines = text.split("\n").map(typedWords);
  const sentences = text.split(SENTENCE_END).map(typedWords);
  return [...lines, ...sentences].filter(({ length }) => length > 0).flatMap(windowsOf);
}

function windowsOf(words: string[]): string[][] {
  if (words.length <= WINDOW) return [words];
  const count = Math.ceil((words.length - WINDOW) / WINDOW_STEP) + 1;
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * WINDOW_STEP, at * WINDOW_STEP + WINDOW),
  );
}

function readStretch(typed: readonly string[], weights: DespairWeights): DespairReading {
  let score = weights.base;
  let from = typed.length;
  let to = 0;
  for (const feature of despairFeatures(typed)) {
    const weight = weights.features.get(feature.name) ?? 0;
    score += weight;
    if (weight <= 0) continue;
    from = Math.min(from, feature.from);
    to = Math.max(to, feature.to);
  }
  return { score, words: typed.slice(from, to + 1).join(" ") };
}

/**
 * Reads lines of a class and its weights, each one letter: first its own, then with each class, in the order of the
 * lines, that stands after it; and lines `word weight, …`.
 */
function readWeights(classes: string, words: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const rows = classes.split("\n").map((line) => line.split(" "));
  for (const [name = "", letters = ""] of rows) {
    for (const [at, letter] of [...letters].entries()) {
      const pair = at === 0 ? name : `${name} ${rows[at - 1]?.[0]}`;
      if (letter !== NO_WEIGHT) weights.set(pair, weightOf(letter));
    }
  }
  for (const each of words.trim().replaceAll("\n", ", ").split(", ")) {
    const [word, weight] = each.split(" ");
    weights.set(`=${word}`, Number(weight));
  }
  return weights;
}

/** `A` is 1, `a` is -1. */
function weightOf(letter: string): number {
  const isFor = letter < "a";
  return isFor ? letter.charCodeAt(0) - FOR_FROM : AGAINST_FROM - letter.charCodeAt(0);
}
