/**
 * The value in the middle, the upper one of two.
 * @throws {RangeError} of nothing
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError("Nothing was measured.");
  return middle;
}
