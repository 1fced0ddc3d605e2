/** Something to learn from: which features it holds, and how it is to be read. */
export interface Example {
  readonly features: readonly string[];
  readonly speaksFor: boolean;
  /** As many times as others it is to be read right. */
  readonly counts: number;
  /** What each of its features is multiplied by, where many are not to add up. */
  readonly share?: number;
}

/** Whole numbers, which a table keeps in one letter each. */
export interface LearnedWeights {
  /** Of a text that holds nothing. */
  readonly base: number;
  /** Without those of no weight. */
  readonly features: ReadonlyMap<string, number>;
}

/** In the table, the alphabet ends there. */
const WEIGHT_MAX = 26;
/** More passes know the phrases better, and new ones less. */
const PASSES = 20;
/** The weights are the mean of what the last passes came to: one pass alone leans on what it read last. */
const MEAN_PASSES = 10;
/** From several orders of the examples, the mean as well: one order moves what is recognized by two of 100. */
const ORDERS = 12;
const LEARNING_RATE = 0.15;
/** Pulls each weight to 0 by a fixed amount, so that most features drop out of the table. */
const LASSO = 0.015;
/** Pulls each weight to 0 by its size. */
const RIDGE = 0.001;
/** Whole numbers of the table for one of the logarithm of the odds: finer ones take more bytes and read no better. */
const SCALE = 2;

/**
 * Logistic regression with an elastic net, by stochastic gradient descent with a rate of its own for each feature
 * (AdaGrad). The same examples give the same weights.
 * @param seenAtLeast how many examples must hold a feature
 */
export function learnWeights(
  examples: readonly Example[],
  seenAtLeast: (feature: string) => number,
): LearnedWeights {
  const { names, rows } = indexFeatures(examples, seenAtLeast);
  const sums = new Float64Array(names.length);
  let baseSum = 0;
  const order = examples.map((_, at) => at);
  const random = seededRandom();
  for (let run = 0; run < ORDERS; run += 1) {
    const learned = learnOnce(examples, rows, sums.length, order, random);
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
  examples: readonly Example[],
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
      const speaksFor = examples[at]?.speaksFor === true;
      const share = examples[at]?.share ?? 1;
      const sum = base + share * row.reduce((all, feature) => all + (weights[feature] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - (speaksFor ? 1 : 0);
      const gradient = (examples[at]?.counts ?? 1) * error;
      baseSquares += gradient * gradient;
      base -= (LEARNING_RATE * gradient) / Math.sqrt(baseSquares);
      for (const feature of row) {
        const weight = weights[feature] ?? 0;
        const slope = share * gradient + RIDGE * weight;
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

/** The features that are seen often enough, and which of them each example holds. */
function indexFeatures(examples: readonly Example[], seenAtLeast: (feature: string) => number) {
  const seen = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => features))
    seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([name, count]) => count >= seenAtLeast(name))
    .map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features }) =>
    features.flatMap((name) => {
      const place = places.get(name);
      return place === undefined ? [] : place;
    }),
  );
  return { names, rows };
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
