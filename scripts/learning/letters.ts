const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NO_WEIGHT = ".";

/** `A` is 1, `a` is -1. */
export function letterOf(weight: number): string {
  if (weight === 0) return NO_WEIGHT;
  const letter = LETTERS.charAt(Math.abs(weight) - 1);
  return weight > 0 ? letter : letter.toLowerCase();
}

/** Of a line, in the two digits that others name it by. */
export const placeOf = (at: number) => at.toString(36).padStart(2, "0");
