/** A source of numbers from 0 to 1 that says the same again for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** At most so many of the values, each once, in any order. */
export function draw<Value>(
  random: () => number,
  values: readonly Value[],
  most: number,
): readonly Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (drawn.length < most && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
