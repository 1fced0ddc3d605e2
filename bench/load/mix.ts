/** What families do, in parts of a hundred requests. */
export const MIX = {
  dashboard: 55,
  dose: 15,
  refresh: 10,
  search: 8,
  symptoms: 5,
  page: 5,
  "sign-in": 2,
} as const;

export type Kind = keyof typeof MIX;

/** The same in every run. */
const SEED = 20_261_121;

/** Every hundred cards hold the mix exactly, shuffled. */
export function createMixSequence(): () => Kind {
  const random = createRandom(SEED);
  const hand: Kind[] = [];
  return () => {
    if (hand.length === 0) hand.push(...shuffled(hundredRequests(), random));
    return hand.pop() ?? "dashboard";
  };
}

function hundredRequests(): Kind[] {
  return Object.entries(MIX).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind));
}

function shuffled<Card>(cards: readonly Card[], random: () => number): Card[] {
  return cards
    .map((card) => ({ card, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}

/** Numbers from 0 to 1, always the same ones: the generator of Lehmer, with the factor of Park and Miller. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
