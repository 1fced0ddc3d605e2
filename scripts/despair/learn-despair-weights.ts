import type { DespairWeights } from "#domain/symptoms/recognition/despair/despair.ts";
import {
  despairFeatures,
  typedWords,
} from "#domain/symptoms/recognition/despair/despair-features.ts";
import type { LearnedPhrase } from "./learned-phrases.ts";
import { WEIGHT_MAX } from "./weights-file.ts";

/** How many phrases must hold a class or a pair. */
const SEEN_AT_LEAST = 6;
/** Words are kept in letters, pairs of classes in one sign each. */
const WORD_SEEN_AT_LEAST = 5;
/** A pair with a word takes three signs. */
const WORD_PAIR_SEEN_AT_LEAST = 10;
/** More passes know the phrases better, and new ones less. */
const PASSES = 20;
/** The weights are the mean of what the last passes came to: one pass alone leans on what it read last. */
const MEAN_PASSES = 10;
/** From several orders of the phrases, the mean as well: one order moves what is recognized by two of 100. */
const ORDERS = 4;
const LEARNING_RATE = 0.15;
/** Pulls each weight to 0 by a fixed amount, so that most features drop out of the table. */
const LASSO = 0.015;
/** Pulls each weight to 0 by its size. */
const RIDGE = 0.001;
/** Whole numbers of the table for one of the logarithm of the odds: finer ones take more bytes and read no better. */
const SCALE = 2;

/**
 * Logistic regression with an elastic net, by stochastic gradient descent with a rate of its own for each feature
 * (AdaGrad). The same phrases give the same weights.
 */
export function learnWeights(phrases: readonly LearnedPhrase[]): DespairWeights {
  const { names, rows } = indexFeatures(phrases);
  const sums = new Float64Array(names.length);
  let baseSum = 0;
  const order = phrases.map((_, at) => at);
  const random = seededRandom();
  for (let run = 0; run < ORDERS; run += 1) {
    const learned = learnOnce(phrases, rows, sums.length, order, random);
    baseSum += learned.base;
    for (const [feature, weight] of learned.weights.entries())
      sums[feature] = (sums[feature] ?? 0) + weight;
  }
  const whole = names.map((name, at) => {
    const weight = Math.round((SCALE * (sums[at] ?? 0)) / ORDERS);
    return [name, Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, weight))] as const;
  });
  return {
    base: Math.round((SCALE * baseSum) / ORDERS),
    features: new Map(whole.filter(([, weight]) => weight !== 0)),
  };
}

/** The orders that `random` gives are others in each call. */
function learnOnce(
  phrases: readonly LearnedPhrase[],
  rows: readonly (readonly number[])[],
  count: number,
  order: number[],
  random: () => number,
) {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1e-6);
  const means = new Float64Array(count);
  let base = 0;
  let baseSquares = 1e-6;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at] ?? [];
      const isDespair = phrases[at]?.isDespair === true;
      const sum = row.reduce((all, feature) => all + (weights[feature] ?? 0), base);
      const error = 1 / (1 + Math.exp(-sum)) - (isDespair ? 1 : 0);
      const gradient = (phrases[at]?.counts ?? 1) * error;
      baseSquares += gradient * gradient;
      base -= (LEARNING_RATE * gradient) / Math.sqrt(baseSquares);
      for (const feature of row) {
        const weight = weights[feature] ?? 0;
        const slope = gradient + RIDGE * weight;
        const square = (squares[feature] ?? 0) + slope * slope;
        const step = LEARNING_RATE / Math.sqrt(square);
        squares[feature] = square;
        weights[feature] = shrink(weight - step * slope, step * LASSO);
      }
    }
    if (pass < PASSES - MEAN_PASSES) continue;
    for (const [feature, weight] of weights.entries())
      means[feature] = (means[feature] ?? 0) + weight / MEAN_PASSES;
  }
  return { base, weights: means };
}

const shrink = (value: number, by: number) => Math.sign(value) * Math.max(0, Math.abs(value) - by);

/** The features that are seen often enough, and which of them each phrase holds. */
function indexFeatures(phrases: readonly LearnedPhrase[]) {
  const held = phrases.map(({ text }) => despairFeatures(typedWords(text)).map(({ name }) => name));
  const seen = new Map<string, number>();
  for (const name of held.flat()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([name, count]) => count >= least(name)).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = held.map((each) =>
    each.flatMap((name) => {
      const place = places.get(name);
      return place === undefined ? [] : place;
    }),
  );
  return { names, rows };
}

function least(name: string): number {
  if (!name.includes("=")) return SEEN_AT_LEAST;
  return name.includes(" ") ? WORD_PAIR_SEEN_AT_LEAST : WORD_SEEN_AT_LEAST;
}

/** A linear congruential generator (Numerical Recipes): numbers from 0 up to 1, always the same ones. */
function seededRandom(): () => number {
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
