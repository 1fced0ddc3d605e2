import { median } from "./median.ts";

export interface LoadOptions {
  /** Callers at once, each of whom asks again as soon as they are answered. */
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
}

/** Repeats `ask` under pressure. The first failure ends it: a figure of refused requests would be worthless. */
export async function load(
  { connections, seconds }: LoadOptions,
  ask: () => Promise<void>,
): Promise<LoadResult> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const took: number[] = [];
  const caller = async () => {
    for (let began = performance.now(); began < end; ) {
      await ask();
      const answered = performance.now();
      took.push(answered - began);
      began = answered;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return { perSecond: (took.length * 1000) / (performance.now() - start), medianMs: median(took) };
}
