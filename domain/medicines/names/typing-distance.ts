/**
 * How many letters are too many, missing, wrong, or in each other's place between two words; `most + 1` for more than
 * `most`. Optimal string alignment: two letters that changed places are not moved again.
 */
export function typingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1
            ? (before[column - 2] ?? 0) + 1
            : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = current;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}
