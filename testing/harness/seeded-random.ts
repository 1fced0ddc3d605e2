import { randomInt } from "node:crypto";
import process from "node:process";

/** What every random choice of a test file is drawn from: printed by each run, and given again as `TEST_SEED`. */
export const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** A source of numbers from 0 to 1 that says the same again for the same seed (mulberry32). */
export function seededRandom(from: number): () => number {
  let state = from | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** As `Math.random`, from the seed of this run. */
export const random = seededRandom(seed);

/** Bytes that nothing can compress. */
export const randomBuffer = (size: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: size }, () => random() * 256));

process.stdout.write(`TEST_SEED=${seed}\n`);
