const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  "’": "'",
  "‘": "'",
};
const THEIR_PATTERN = new RegExp(`[${Object.keys(LETTERS_WITHOUT_DECOMPOSITION).join("")}]`, "gu");

/** Letters, digits and signs without accents. */
const PLAIN = /^[ -~]*$/;

/**
 * Text as a search compares it: lower-case, without accents, ligatures opened (œ is oe), curly
 * apostrophes straight, runs of white space one space. Folding twice changes nothing more.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/\s+/gu, " ").trim();
}

/** The same with all its white space, for many lines at once. */
export function foldLetters(text: string): string {
  // Most of what is read at once, the names of a list, has nothing else to fold.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(THEIR_PATTERN, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}
