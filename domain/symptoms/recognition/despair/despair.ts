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
const DESPAIR_FROM = 0;
/** From here on it may be: nearly all despair stands above, and few ordinary symptoms. */
const DOUBT_FROM = -5;
/** Up to here it is about something else, whatever single words say: less than a text of unknown words has. */
const CALM_UP_TO = -8;
const TEXTS_KEPT = 32;
/** In words: what stands further apart is judged apart, so that a long text hides nothing. */
const WINDOW = 24;
const WINDOW_STEP = 12;
const NO_WEIGHT = ".";
const SENTENCE_END = /[.!?…\n]+/u;

const WEIGHTS: DespairWeights = {
  base: BASE_WEIGHT,
  features: readWeights(CLASS_WEIGHTS, WORD_WEIGHTS),
};

/** At each key, what is typed is read as an emergency and as what may be one. */
const readOnce = remember((text) => readDespair(text, WEIGHTS), TEXTS_KEPT);

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
