import { readingText } from "./reading-text.ts";

const WORDS_PER_MINUTE = 200;

/**
 * Whole minutes, at least 1 (second specification, section 9).
 * @param markdown marks that stand alone, as `-` or `##`, are not words; where a link leads is not read
 */
export function minutesToRead(markdown: string): number {
  const pieces = readingText(markdown).split(/\s+/);
  const words = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}
