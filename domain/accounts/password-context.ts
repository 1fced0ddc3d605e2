import { skeletonOf, wholeSpellingsOf } from "./password-spellings.ts";

/** What anybody thinks of first in front of this product, in its three languages. */
const PRODUCT_WORDS = [
  "trousse",
  ...["pharmacie", "pharmacy", "farmacia"],
  ...["médicament", "medicine", "medicamento", "botiquín"],
];

/** With fewer letters a name stands in half of all passwords by chance. */
const MIN_WORD_LETTERS = 3;

/** What must be left of a password without these words, in letters and digits: as long as a password is. */
const MIN_REMAINING_LENGTH = 8;

export interface PasswordContext {
  /** The name of the site's machine, as `trousse.example`. */
  readonly host: string;
  readonly email: string;
  /** First and last names of whose password it is. */
  readonly names: readonly string[];
}

/** The words that a password may not lean on, as one spells them. */
export function contextWords({ host, email, names }: PasswordContext): string[] {
  const local = email.slice(0, email.lastIndexOf("@"));
  // `trousse.example.org` is told by all that stands before its last point.
  const labels = host.split(".").filter((label) => label !== "www");
  const site = labels.length > 1 ? labels.slice(0, -1) : labels;
  const own = [local, ...names].flatMap((text) => [text, ...text.split(/[^\p{L}\p{Nd}]+/u)]);
  return [...PRODUCT_WORDS, ...site, ...own, ...own.map(withoutDigits)].filter(
    (word) => (word.match(/\p{L}/gu)?.length ?? 0) >= MIN_WORD_LETTERS,
  );
}

/** Whether too little is left of a password once these words are out of it, however they are spelt. */
export function isMostlyContextWords(password: string, words: readonly string[]): boolean {
  const skeletons = words.map(skeletonOf).sort((a, b) => b.length - a.length);
  return wholeSpellingsOf(password).some((whole) => {
    const left = skeletons.reduce((rest, word) => rest.replaceAll(word, ""), whole);
    return left !== whole && left.length < MIN_REMAINING_LENGTH;
  });
}

const withoutDigits = (word: string) => word.replace(/\p{Nd}/gu, "");
