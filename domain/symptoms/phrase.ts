/**
 * A wording that means something, compared with what `spoken` makes of a text. In it
 * `a|b` is one of several words and `a*` a word that begins so; `..` leaves room for up to three words of the same
 * clause; `~a` says what must not follow within three words, `!a` what must not stand before; `@name` is a list of
 * words, which may be one of several; and `+` joins wordings that may stand anywhere.
 */
export type Phrase = (said: string) => boolean;

/** Say right before something that it is not there: `pas de fièvre`, `no chest pain`. */
const NEGATED = / (?:neg|sans|aucune?|without|sin|no|not|ningun[ao]?|ni)$/u;
const GAP = "(?: (?!(?:neg|sans|sin|without|aucune?|ni) )[^ ,]+){0,3}?";

/** @throws SyntaxError for a list of words that `lists` does not hold. */
export function phrase(written: string, lists: Readonly<Record<string, string>>): Phrase {
  const parts = written
    .split(" + ")
    .map((part) => part.split(" ").map((word) => token(word, lists)));
  const patterns = parts.map((tokens) => new RegExp(`${tokens.join("")}(?= )`, "gu"));
  return (said) => patterns.every((pattern) => occurs(pattern, said));
}

function occurs(pattern: RegExp, said: string): boolean {
  // Most phrases are not there, and finding all of something takes far longer than finding none.
  if (said.search(pattern) === -1) return false;
  return [...said.matchAll(pattern)].some(({ index }) => !NEGATED.test(said.slice(0, index)));
}

function token(word: string, lists: Readonly<Record<string, string>>): string {
  const oneOf = (words: string) =>
    words
      .split("|")
      .map((each) => (each.startsWith("@") ? listed(each.slice(1), lists) : each))
      .join("|")
      .replaceAll("*", "[^ ,]*");
  if (word === "..") return GAP;
  if (word.startsWith("~")) return `(?!(?: [^ ,]+){0,2} (?:${oneOf(word.slice(1))}) )`;
  if (word.startsWith("!")) return `(?<! (?:${oneOf(word.slice(1))}))`;
  return ` (?:${oneOf(word)})`;
}

function listed(name: string, lists: Readonly<Record<string, string>>): string {
  const list = lists[name];
  if (list === undefined) throw new SyntaxError(`No such list: ${name}`);
  return list;
}
