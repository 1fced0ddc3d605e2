import { fold } from "./fold.ts";

/** What a word of a number adds, in French, English and Spanish; the year of a date is a number as well. */
const UNITS =
  "zéro zero cero|un une one uno una|deux two dos|trois three tres|quatre four cuatro|cinq five cinco|six seis|sept seven siete|huit eight ocho|neuf nine nueve|dix ten diez|onze eleven once|douze twelve doce|treize thirteen trece|quatorze fourteen catorce|quinze fifteen quince|seize sixteen dieciséis|seventeen diecisiete|eighteen dieciocho|nineteen diecinueve|vingt vingts twenty veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve";
const TENS: Readonly<Record<number, string>> = {
  30: "trente thirty treinta",
  40: "quarante forty cuarenta",
  50: "cinquante fifty cincuenta",
  60: "soixante sixty sesenta",
  70: "septante seventy setenta",
  80: "huitante octante eighty ochenta",
  90: "nonante ninety noventa",
  200: "doscientos",
  300: "trescientos",
  400: "cuatrocientos",
  500: "quinientos",
  600: "seiscientos",
  700: "setecientos",
  800: "ochocientos",
  900: "novecientos",
};
const HUNDRED: ReadonlySet<string> = new Set("cent cents hundred cien ciento".split(" "));
const THOUSAND: ReadonlySet<string> = new Set("mille thousand mil".split(" "));
const BETWEEN: ReadonlySet<string> = new Set(["et", "and", "y"]);

/** Folded words of numbers up to 900, without those that multiply others. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.split("|").flatMap((words, value) =>
    words.split(" ").map((word): [string, number] => [fold(word), value]),
  ),
  ...Object.entries(TENS).flatMap(([value, words]) =>
    words.split(" ").map((word): [string, number] => [word, Number(value)]),
  ),
]);

/** A word that may be part of a number. */
export interface PartOfNumber {
  /** Without the marks around it. */
  readonly folded: string;
  /** Whether a mark behind it ends what it belongs to. */
  readonly ends: boolean;
}

/** A whole number, and how many words it takes. */
export interface SpokenNumber {
  readonly value: number;
  readonly length: number;
}

const multiplies = (word: string): boolean => HUNDRED.has(word) || THOUSAND.has(word);

export const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word) || multiplies(word);

/** The whole number that the words from `from` on say: `cent vingt et un`, `5 mil`. Null where they say none. */
export function spokenNumberAt(words: readonly PartOfNumber[], from: number): SpokenNumber | null {
  let total = 0;
  let part: number | null = null;
  let at = from;
  for (; at < words.length; at += 1) {
    const word = words[at]?.folded ?? "";
    const known = NUMBER_WORDS.get(word) ?? multiplied(words, at);
    if (HUNDRED.has(word)) part = (part || 1) * 100;
    else if (THOUSAND.has(word)) {
      total += (part || 1) * 1000;
      part = 0;
    } else if (known === 20 && part === 4) part = 80;
    else if (known !== undefined && isNext(part, known)) part = (part ?? 0) + known;
    else if (!isBetween(words, at, from)) break;
    if (words[at]?.ends) {
      at += 1;
      break;
    }
  }
  return part === null ? null : { value: total + part, length: at - from };
}

/** A smaller number follows a larger one: `cent vingt cinq`, `soixante quinze`, `dix sept`, not `six sept`. */
function isNext(part: number | null, known: number): boolean {
  if (part === null || part === 0) return true;
  if (part === 10) return known >= 7 && known <= 9;
  return part % 100 === 0 ? known < 100 : part % 10 === 0 && part >= 20 && known < 20;
}

/** `5 cents`: digits in front of a word that multiplies them. */
function multiplied(words: readonly PartOfNumber[], at: number): number | undefined {
  const digits = /^\d{1,2}$/.exec(words[at]?.folded ?? "")?.[0];
  return digits !== undefined && multiplies(words[at + 1]?.folded ?? "")
    ? Number(digits)
    : undefined;
}

function isBetween(words: readonly PartOfNumber[], at: number, from: number): boolean {
  const isInside = at > from && isNumberWord(words[at - 1]?.folded ?? "");
  return (
    isInside &&
    BETWEEN.has(words[at]?.folded ?? "") &&
    NUMBER_WORDS.has(words[at + 1]?.folded ?? "") &&
    !words[at]?.ends
  );
}
