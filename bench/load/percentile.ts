/**
 * The smallest of the values that so many of a hundred do not exceed.
 * @throws {RangeError} of nothing
 */
export function percentile(values: readonly number[], ofHundred: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * ofHundred) / 100) - 1)];
  if (found === undefined) throw new RangeError("Nothing was measured.");
  return found;
}
