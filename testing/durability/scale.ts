import process from "node:process";

/** `npm run test:durability` tries everything in full; `npm test` a sample of it. */
export const isFull = process.env.TRY_IN_FULL !== undefined;

/** How often something is tried. */
export const times = (full: number, sample: number): number => (isFull ? full : sample);
