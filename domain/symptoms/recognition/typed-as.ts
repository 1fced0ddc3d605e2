import { fold } from "../../locale/fold.ts";
import type { Mention } from "./mentions.ts";
import { normalizeWording } from "./wording.ts";

/** One word of a text, and where it stands. */
interface TypedWord {
  readonly start: number;
  readonly end: number;
  /** What it is read as: `don’t` is `not` and `do`, `38,7` is `38.7`. */
  readonly readings: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}]+(?:[.,'’°][\p{L}\p{N}]+)*/gu;

/** How many words of no content may stand between two that belong together. */
const BETWEEN_MAX = 3;

/** In characters: what is longer is not quoted whole. */
const PHRASE_MAX = 80;

/** What belongs to the denial after it: `ne respire plus`, `do not want`. */
const BEFORE_DENIAL: ReadonlySet<string> = new Set(
  "ne do does did is are was were can could will would has have".split(" "),
);

/**
 * Mentions in the order and the spelling of the text, as its writer would know them again: `38,7`, `don’t want to be
 * here`. As they were read where nothing of the text is spelled like them.
 */
export function typedAs(mentions: readonly Mention[], text: string): string[] {
  const typed = typedWords(text);
  const said = mentions.filter(({ words }) => words !== "");
  const inOrder = said.sort((one, other) => one.from - other.from);
  const written = inOrder.map(({ words }) => stretchOf(words, text, typed));
  return [...new Set(written)].filter(
    (words, _, all) => !all.some((other) => other !== words && ` ${other} `.includes(` ${words} `)),
  );
}

function typedWords(text: string): TypedWord[] {
  const known = new Map<string, ReadonlySet<string>>();
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const readings = known.get(word) ?? new Set([fold(word), ...normalizeWording(word).split(" ")]);
    known.set(word, readings);
    return { start: index, end: index + word.length, readings };
  });
}

/** The stretch of the text that was read as these words; word by word where they do not stand together. */
function stretchOf(words: string, text: string, typed: readonly TypedWord[]): string {
  const read = words.split(" ");
  for (const first of typed.keys()) {
    const last = lastOfRun(read, typed, first);
    if (last) return text.slice(startOf(first, typed, read), last.end);
  }
  const found = read.map((word) => oneTyped(word, text, typed));
  // Of a whole phrase that is read as one thing, the reader knows the phrase and not what it was read as.
  if (found.every((word) => word === undefined) && text.trim().length <= PHRASE_MAX) {
    return text.trim();
  }
  return found.map((word, at) => word ?? read[at]).join(" ");
}

/** The typed word that ends the run of what was read, where it begins at `first`. */
function lastOfRun(
  read: readonly string[],
  typed: readonly TypedWord[],
  first: number,
): TypedWord | undefined {
  let at = first;
  let reach = first + 1;
  for (const word of read) {
    const next = typed.slice(at, reach).findIndex(({ readings }) => readings.has(word));
    if (next < 0) return undefined;
    at += next;
    reach = at + BETWEEN_MAX + 2;
  }
  return typed[at];
}

function startOf(first: number, typed: readonly TypedWord[], read: readonly string[]): number {
  const [before, own] = [typed[first - 1], typed[first]];
  const isDenial = before && [...before.readings].some((word) => BEFORE_DENIAL.has(word));
  const isLead = isDenial && (before.readings.has("ne") || read[0] === "not");
  return (isLead ? before : own)?.start ?? 0;
}

function oneTyped(word: string, text: string, typed: readonly TypedWord[]): string | undefined {
  const found = typed.find(({ readings }) => readings.has(word));
  return found && text.slice(found.start, found.end);
}
