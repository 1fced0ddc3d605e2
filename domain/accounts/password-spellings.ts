import { fold } from "../locale/fold.ts";

/** What a digit or a mark is read as when it stands in a word. */
const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  ...{ "@": "a", 4: "a", 8: "b", "€": "e", 3: "e", 6: "g", 9: "g" },
  // One for all that look like a stroke, the letter l too: which of them is meant cannot be told.
  ...{ 1: "i", "!": "i", "|": "i", l: "i" },
  ...{ 0: "o", $: "s", 5: "s", 7: "t", "+": "t", 2: "z" },
};

/** A mark within a word is the letter it looks like, or nothing: `p@ssword`, `mot!de!passe`. */
const IGNORED_MARKS = [/[^\p{L}\p{Nd}@€$!|+]/gu, /[^\p{L}\p{Nd}]/gu] as const;

/** No password is longer, so that nothing longer is worth reading. */
const MAX_LENGTH = 72;

/** A word shorter than this says nothing once the digits around it are gone. */
const MIN_LENGTH = 3;

/**
 * What the spellings of one word have in common: case, accents, spaces and hyphens do not count, and
 * digits and marks are the letters they look like. `M0t-de-p@sse` and `motdepasse` have the same one.
 */
export const skeletonOf = (text: string) => readLetters(fold(text).replace(IGNORED_MARKS[0], ""));

/**
 * Skeletons of what a password may be a simple spelling of: of itself, of what is left when digits and
 * marks are taken from its ends, as many as one likes, and of the word that it only repeats. None for
 * a text over 72 characters.
 */
export function spellingsOf(password: string): Set<string> {
  const found = new Set<string>();
  for (const text of readings(password)) {
    const letters = readLetters(text);
    const before = outside(text);
    const after = outside([...text].reverse().join(""));
    found.add(letters).add(unitOf(letters));
    for (let start = 0; start <= before; start += 1) {
      for (let end = text.length - after; end <= text.length; end += 1) {
        if (end - start >= MIN_LENGTH) found.add(letters.slice(start, end));
      }
    }
  }
  return found;
}

/** Skeletons of a whole password: its marks are letters in one, and left out of the other. */
export const wholeSpellingsOf = (password: string) => readings(password).map(readLetters);

function readings(password: string): string[] {
  if (password.length > MAX_LENGTH) return [];
  const folded = fold(password);
  return IGNORED_MARKS.map((unwanted) => folded.replace(unwanted, ""));
}

/** As long as the text: one letter for one. */
function readLetters(text: string): string {
  return text.replace(/[^a-km-z]/g, (sign) => LOOKALIKE_LETTERS[sign] ?? sign);
}

/** How many signs stand before the first letter; all of them where there is none. */
function outside(text: string): number {
  const first = text.search(/\p{L}/u);
  return first < 0 ? text.length : first;
}

/** `abab` is `ab` twice. */
const unitOf = (text: string) => text.slice(0, (text + text).indexOf(text, 1));
