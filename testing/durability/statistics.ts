/** The value that `share` of all are at most; 0.5 is the median. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `0.28 s`, `4.1 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
