import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import type { LoadSetup } from "./load-setup.ts";

/** How much of a trial is tried. */
export interface TrialExtent {
  /** So many seconds, or fewer where somebody is in a hurry. */
  seconds(inFull: number): number;
  /** What a figure has to say about how long it was measured. */
  describe(inFull: number): string;
  /** Turns of which the median counts. */
  readonly turns: number;
}

export type Trial = (setup: LoadSetup, extent: TrialExtent) => Promise<TestResultRow[]>;

/** @param atMost seconds of each part of a trial, for who is in a hurry */
export function createExtent(atMost = Number.POSITIVE_INFINITY): TrialExtent {
  const seconds = (inFull: number) => Math.min(atMost, inFull);
  return {
    seconds,
    describe: (inFull) =>
      seconds(inFull) < inFull ? `shortened to ${seconds(inFull)} s of ${inFull} s` : `${inFull} s`,
    turns: 3,
  };
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const times = (value: number) => value.toFixed(2);

/** Where it was tried, as part of the name of a row. */
export const engineLabel = ({ engine, boxes }: LoadSetup) =>
  `${engine}, ${boxes.toLocaleString("en-US")} medicines`;
