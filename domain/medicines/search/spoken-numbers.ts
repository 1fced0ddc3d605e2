import { fold } from "../../locale/fold.ts";
import {
  isNumberWord,
  NUMBER_WORDS,
  type PartOfNumber,
  spokenNumberAt,
} from "../../locale/number-words.ts";

const DECIMAL_SIGN = wordsOf("virgule point punto coma comma");

/** Words that are more often something else, or a month: a number only in front of a unit. */
const AMBIGUOUS = wordsOf("un une one uno una dos tres once sept set six point");
/** Plants and creams whose name begins with a number. */
const AFTER_A_NAME = wordsOf("pertuis feuille feuilles");

/** Units that are said in full, as boxes print them. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/^mill?igram(?:me|m|o)?s?$/, "mg"],
  [/^(?:micro|mcro)gram(?:me|m|o)?s?$/, "microgrammes"],
  [/^gram(?:me|m|o)?s?$/, "g"],
  [/^mill?i(?:litre|liter|litro)s?$/, "ml"],
];
const PRINTED_UNIT = /^(?:mg|g|ml|µg|μg|mcg|ug|ui|iu|ch|dh|%|microgrammes)$/;
/** `2,4 pour cent`, `2.4 per cent`. */
const PER = wordsOf("pour por per");

interface Word extends PartOfNumber {
  readonly typed: string;
  /** Whether a hyphen binds it to the one before. */
  readonly isGlued: boolean;
}

/**
 * Numbers and units that a dictation wrote as words, as digits and signs: `doliprane cinq cents milligrammes` is
 * `doliprane 500 mg`. Everything else stays as it was typed. Applied twice it changes nothing more.
 */
export function writeNumbers(text: string): string {
  const words = text.split(/[\s\u00a0]+/u).flatMap(splitHyphens);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    const unit = number && unitAt(words, at + number.length);
    if (number && (unit || isMeant(words, at, number.length))) {
      const last = words[at + number.length - 1];
      written.push(joined(written, number.value) + marksOf(last));
      at += number.length;
      if (unit) {
        written.push(unit.sign + marksOf(words[at + unit.length - 1]));
        at += unit.length;
      }
    } else {
      // What is no number here is none in part either: `quatre vingt` is not `quatre` and 20.
      const length = number?.length ?? 1;
      for (const { typed, isGlued } of words.slice(at, at + length)) {
        written.push(isGlued ? `${written.pop()}-${typed}` : typed);
      }
      at += length;
    }
  }
  return written.filter((word) => word !== "").join(" ");
}

/** `b douze` is the vitamin `b12`: its letter and its number are one word. */
function joined(written: string[], value: string): string {
  const letter = written.at(-1) ?? "";
  const isVitamin = /^(?:vitamin|magn)/.test(fold(written.at(-2) ?? ""));
  if (!isVitamin || !/^[a-k]$/i.test(letter)) return value;
  written.pop();
  return letter + value;
}

/** `vingt-cinq` is two words; a name with a hyphen is one. */
function splitHyphens(typed: string): Word[] {
  const parts = typed.split("-");
  const areNumbers = parts.length > 1 && parts.every((part) => isNumberWord(bare(part)));
  return (areNumbers ? parts : [typed]).map((part, at) => ({
    folded: bare(part),
    typed: part,
    isGlued: at > 0,
    ends: /[,;.:!?]$/.test(part),
  }));
}

const bare = (word: string) =>
  fold(word).replace(/^[«"“(]+|(?<![»"”),;.:!?…])[»"”),;.:!?…]+$/gu, "");

/** What stands behind a word. */
const MARKS = /(?<![,;.:!?…])[,;.:!?…]+$/u;

const marksOf = (word: Word | undefined) => MARKS.exec(word?.typed ?? "")?.[0] ?? "";

interface Read {
  readonly value: string;
  /** How many words it takes. */
  readonly length: number;
}

/** What the words from one on say as a number. */
function numberAt(words: readonly Word[], from: number): Read | null {
  const whole = wholeAt(words, from);
  const decimals = whole && decimalsAt(words, from + whole.length);
  return whole && decimals
    ? { value: `${whole.value},${decimals.digits}`, length: whole.length + decimals.length }
    : whole;
}

function wholeAt(words: readonly Word[], from: number): Read | null {
  const spoken = spokenNumberAt(words, from);
  if (spoken) return { value: `${spoken.value}`, length: spoken.length };
  // A number in digits says nothing new, but its unit may be a word.
  const digits = /^\d+(?:[.,]\d+)?$/.exec(words[from]?.folded ?? "");
  return digits && { value: digits[0], length: 1 };
}

/** `virgule cinq`, `point two five`. */
function decimalsAt(words: readonly Word[], at: number): { digits: string; length: number } | null {
  if (!DECIMAL_SIGN.has(words[at]?.folded ?? "") || words[at - 1]?.ends) return null;
  const zeros = words.slice(at + 1).findIndex(({ folded }) => NUMBER_WORDS.get(folded) !== 0);
  const rest = wholeAt(words, at + 1 + Math.max(zeros, 0));
  const digits = "0".repeat(Math.max(zeros, 0)) + (rest?.value ?? "");
  return digits === "" ? null : { digits, length: 1 + Math.max(zeros, 0) + (rest?.length ?? 0) };
}

function unitAt(words: readonly Word[], at: number): { sign: string; length: number } | null {
  const word = words[at]?.folded ?? "";
  if (words[at - 1]?.ends) return null;
  if (/^(?:pourcents?|porciento|percent)$/.test(word)) return { sign: "%", length: 1 };
  const next = words[at + 1]?.folded ?? "";
  if (PER.has(word) && /^cien(?:to)?$|^cents?$/.test(next)) return { sign: "%", length: 2 };
  // A unit that is printed like this already keeps its capitals.
  const printed = PRINTED_UNIT.test(word) ? words[at]?.typed.replace(MARKS, "") : undefined;
  const sign = printed ?? MEASURES.find(([pattern]) => pattern.test(word))?.[1];
  return sign === undefined ? null : { sign, length: 1 };
}

/** Without a unit, a number belongs to the name before it, and none of its words is a name itself. */
function isMeant(words: readonly Word[], at: number, length: number): boolean {
  const alone = length === 1 && AMBIGUOUS.has(words[at]?.folded ?? "");
  const isVitamin = /^[a-k]$/.test(words[at - 1]?.folded ?? "");
  return at > 0 && (!alone || isVitamin) && !AFTER_A_NAME.has(words[at + length]?.folded ?? "");
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
