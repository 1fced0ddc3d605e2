import { fold } from "./fold.ts";

/** Digits of the longest number that is compared as one; a dosage has six at most. */
const WIDTH = 12;

/**
 * A text that sorts as people expect when compared as plain text: accents and case apart, and numbers by what they
 * are worth, so that 50 mg stands before 500 mg, and 2,5 mg between 2 mg and 10 mg.
 */
export function naturalKey(text: string): string {
  return fold(text)
    .replace(/(\d) (?=\d{3}(?!\d))/gu, "$1")
    .replace(
      /(\d+)(?:[.,](\d+))?/gu,
      (_, whole: string, decimals = "") => `${whole.padStart(WIDTH, "0")}.${decimals}`,
    );
}
