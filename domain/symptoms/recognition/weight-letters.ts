const FOR_FROM = "A".charCodeAt(0) - 1;
const AGAINST_FROM = "a".charCodeAt(0) - 1;

/** A learned weight as the tables write it: `A` is 1, `a` is -1. */
export function weightOf(letter: string): number {
  const isFor = letter < "a";
  return isFor ? letter.charCodeAt(0) - FOR_FROM : AGAINST_FROM - letter.charCodeAt(0);
}

/** Lines by their places, each in two digits of base 36, with a letter: `0bC1fa`. */
export function besideIn(
  cells: string,
  names: readonly string[],
): (readonly [name: string, letter: string])[] {
  return (cells.match(/.{3}/gu) ?? []).map(
    (cell) => [names[Number.parseInt(cell.slice(0, 2), 36)] ?? "", cell.charAt(2)] as const,
  );
}
