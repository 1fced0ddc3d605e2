import process from "node:process";

/** `npm run test:durability` tries everything in full; `npm test` a sample of it. */
export const isFullRun = process.env.TRY_IN_FULL !== undefined;

/** A number below 1 is a part of it, for a machine with little time: its rows do not hold what was promised. */
const share = Number(process.env.TRY_IN_FULL ?? 1);

/** How often something is tried. */
export const sampleSize = (full: number, sample: number): number =>
  isFullRun ? Math.max(sample, Math.round(full * share)) : sample;

/** Whether a promise that names a number was tried so often. */
export const isFullSample = share >= 1;
