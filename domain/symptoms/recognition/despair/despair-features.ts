import { fold } from "../../../locale/fold.ts";
import { readLexicon } from "../lexicon.ts";
import { WRITTEN_OUT } from "../wording.ts";
import { DESPAIR_CLASSES } from "./despair-classes.ts";

/** A known word of a sentence: `j'ai` holds two. */
interface Token {
  /** What it is about: none where only the word itself may be known. */
  readonly classes: readonly string[];
  /** Its beginning; null for several words that are read as one. */
  readonly beginning: string | null;
  /** Which typed words it stands in. */
  readonly from: number;
  readonly to: number;
}

/** A class, a word or a pair that a sentence holds, and the typed words that hold it. */
export interface Feature {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** How many known words a pair may reach across: words of no class put nothing further apart. */
const PAIR_REACH = 4;
/** Longer words are read by their beginning: `mourir`, `mourrai`, `mourra`. */
const BEGINNING_LENGTH = 5;

/** No word is longer, and each of its beginnings is looked up. */
const WORD_MAX = 40;

const TYPED = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const LEXICON = readLexicon(DESPAIR_CLASSES, new Set());

export const typedWords = (sentence: string): string[] => sentence.match(TYPED) ?? [];

/**
 * What a sentence holds, each once: classes (`die`), words and their beginnings (`=mouri`), pairs of classes in their
 * order (`want die`), and a class with the word of no class beside it (`=autan die`, `die =demai`).
 * @param typed its words as they were typed
 */
export function despairFeatures(typed: readonly string[]): Feature[] {
  const found = new Map<string, Feature>();
  const add = (name: string, first: Token, last: Token) => {
    if (!found.has(name)) found.set(name, { name, from: first.from, to: last.to });
  };
  const tokens = tokensOf(typed);
  for (const token of tokens) {
    if (token.beginning !== null) add(`=${token.beginning}`, token, token);
  }
  const classed = tokens.filter(({ classes }) => classes.length > 0);
  for (const [at, token] of classed.entries()) {
    for (const name of token.classes) add(name, token, token);
    for (const next of classed.slice(at + 1, at + 1 + PAIR_REACH)) {
      for (const one of token.classes) {
        for (const other of next.classes) add(`${one} ${other}`, token, next);
      }
    }
  }
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!next) continue;
    if (isBareWord(token)) {
      for (const name of next.classes) add(`=${token.beginning} ${name}`, token, next);
    } else if (isBareWord(next)) {
      for (const name of token.classes) add(`${name} =${next.beginning}`, token, next);
    }
  }
  return [...found.values()];
}

const isBareWord = ({ classes }: Token) => classes.length === 0;

function tokensOf(typed: readonly string[]): Token[] {
  const words = typed.flatMap((word, at) => plainWords(word).map((plain) => ({ plain, at })));
  const plain = words.map((word) => word.plain);
  const tokens: Token[] = [];
  for (let from = 0; from < words.length; ) {
    const run = LEXICON.longestRun(plain, from);
    const length = run?.length ?? 1;
    tokens.push({
      classes: run?.concepts ?? LEXICON.conceptsOf(plain[from] ?? ""),
      beginning: length === 1 ? (plain[from] ?? "").slice(0, BEGINNING_LENGTH) : null,
      from: words[from]?.at ?? 0,
      to: words[from + length - 1]?.at ?? 0,
    });
    from += length;
  }
  return tokens;
}

/** `don't` is `not` and `do`, `jveux` is `veux`, `j'ai` is `j` and `ai`. */
function plainWords(typed: string): string[] {
  return fold(typed.slice(0, WORD_MAX))
    .replace(/(?<=n)'(?=t$)|'(?=(?:s|d|ve|m)$)/gu, "")
    .replace(/(\p{L})\1{2,}/gu, "$1$1")
    .split("'")
    .flatMap((word) => WRITTEN_OUT.get(word) ?? [word]);
}
