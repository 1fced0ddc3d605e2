/** Letters that stand for what classes such as `\s`, `\w` and `[^"]` take. */
const COMMON = [" ", "a", "1", "\n", "\t", "-", ".", ",", "/", '"', "'", "(", "<", "é", "A", "_"];

/** Ends on which a match fails after everything before it seemed to fit. */
const ENDS = ["\u0000", "1x", "", "!\n"];

/**
 * Strings that make an expression try again and again where it can: letters and words of its own, each alone
 * (and in pairs where there is time), repeated to a length, behind what it begins with, before an end that fits nothing.
 */
export function* regexStressStrings(
  source: string,
  length: number,
  inPairs: boolean,
): Generator<string> {
  const words = wordsOf(source);
  const letters = [...new Set([...words.flatMap((word) => [...word]), ...COMMON])].slice(0, 40);
  const own = inPairs ? letters.filter((letter) => source.includes(letter)).slice(0, 10) : [];
  const pumps = new Set([
    ...(inPairs ? letters : letters.slice(0, 16)),
    ...words.slice(0, inPairs ? 12 : 2),
    ...own.flatMap((one) => own.map((other) => one + other)),
    ...(inPairs ? words.slice(0, 6).flatMap((word) => [`${word} `, `${word}a`, `${word}1`]) : []),
  ]);
  const beginnings = new Set(["", words[0] ?? "", "\u0001", "1,"]);
  for (const pump of pumps) {
    const middle = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
    for (const beginning of beginnings) {
      for (const end of inPairs ? ENDS : ENDS.slice(0, 1)) yield beginning + middle + end;
    }
  }
}

/** What an expression asks for to the letter. */
function wordsOf(source: string): string[] {
  const plain = source
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)|\\[bBdDsSwWpP](?:\{[^}]*\})?/g, "\n")
    .replaceAll("\\n", "\n")
    .replaceAll(/\\(.)/g, "$1");
  return [...new Set(plain.split(/[\n|()[\]{}*+?^$]+/).filter((word) => word !== ""))];
}
