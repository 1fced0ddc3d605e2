import type { Day } from "../../calendar/day.ts";
import { fold } from "../../locale/fold.ts";
import { type DateOrder, parseExpiry } from "../typed-expiry.ts";
import { trimMarks } from "./trim-marks.ts";

/** A date in numbers with separators. What a unit follows is a strength: `10/20 mg`. */
const NUMBERS =
  /(?<![\p{L}\d.,/-])\d{1,4} ?[/.-] ?\d{1,4}(?: ?[/.-] ?\d{1,4})?(?![.,/-]?\d)(?! ?(?:mg|g|µg|μg|mcg|ug|micro ?gram(?:me|o)?s?|ml|ui|iu|%)(?!\p{L}))/giu;
/** Whatever looks like a date with the name of a month; most of it is none. */
const WORDS =
  /(?<![\p{L}\d.,/])(?:\d{1,2}(?:er|st|nd|rd|th)?[ -](?:de )?)?(?<!\p{L})\p{L}{3,10}\.?[ ,/-]{0,2}(?:del? )?(?:\d{1,2}(?:st|nd|rd|th)?, )?(?:\d{4}|\d{2})(?![\p{L}\d])/giu;
/** A part of the line of its own: `0627`, `06 2027`. */
const PART = /(?:^|[,()]) *(\d{2} \d{2,4}|\d{4}|\d{6}|\d{8}) *(?=$|[,()])/g;
/** Strengths do not begin with a zero. */
const LAST_WORD = /(?<=\S )0\d{3}$/g;
const AFTER_KEYWORD = /(?<!\p{L})(\p{L}+)[.:]* ?[.:]? ?(\d{2} \d{2,4}|\d{4}|\d{6}|\d{8})(?!\d)/giu;

const KEYWORDS: ReadonlySet<string> = new Set(
  "exp,expire,expiry,expiration,expires,expira,perime,perimee,peremption,perim,cad,caduca,caducidad,vence,venc".split(
    ",",
  ),
);
/** What else may stand before a date: `à utiliser avant fin 06/27`. */
const BEFORE_DATE: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  ..."date,fecha,de,d'expiration,d'exp,la,le,en,fin,end,of,until,jusqu'en,jusqu'au,jusqu'a,hasta,avant,antes,before,best,use,by,a,au,utiliser,consommer,consumir,preferentemente,del".split(
    ",",
  ),
]);

export interface ExpiryInLine {
  readonly expiresOn: Day;
  /** The line without the date and the words that lead to it. */
  readonly rest: string;
}

/**
 * The last date in a line, which is where people write it; null where there is none.
 * @param line in one line, with single spaces
 */
export function expiryInLine(line: string, order: DateOrder): ExpiryInLine | null {
  const found = [
    ...datesOf(line, NUMBERS, order).filter(({ text }) => isDateLike(text)),
    ...datesOf(line, WORDS, order),
    ...datesOf(line, PART, order),
    ...datesOf(line, LAST_WORD, order),
    ...[...line.matchAll(AFTER_KEYWORD)]
      .filter(([, word = ""]) => KEYWORDS.has(fold(word)))
      .flatMap((match) => dateIn(match, match[2] ?? "", order)),
  ].toSorted((one, other) => one.end - other.end || other.text.length - one.text.length);
  const last = found.at(-1);
  if (!last) return null;
  // Of two readings that end together, the longer one has the day as well.
  const longest = found.find(({ end }) => end === last.end) ?? last;
  const before = withoutTrailingWords(line.slice(0, longest.end - longest.text.length));
  return {
    expiresOn: longest.expiresOn,
    rest: `${before} ${line.slice(longest.end)}`.replace(/ +/g, " ").trim(),
  };
}

interface DateInLine {
  readonly text: string;
  readonly end: number;
  readonly expiresOn: Day;
}

function datesOf(line: string, pattern: RegExp, order: DateOrder): DateInLine[] {
  return [...line.matchAll(pattern)].flatMap((match) => dateIn(match, match[1] ?? match[0], order));
}

function dateIn(match: RegExpExecArray, text: string, order: DateOrder): DateInLine[] {
  const expiresOn = parseExpiry(text, order);
  if (expiresOn === null || !isPrinted(expiresOn)) return [];
  return [{ text, end: match.index + match[0].indexOf(text) + text.length, expiresOn }];
}

/** No box on a shelf was made before, or lasts longer. */
function isPrinted(expiresOn: Day): boolean {
  return expiresOn >= "2005-01-01" && expiresOn < "2060-01-01";
}

/** Points and hyphens stand in numbers and ranges as well: with them a short year needs both digits of its month. */
function isDateLike(text: string): boolean {
  const parts = text.split(/ ?[/.-] ?/);
  return text.includes("/") || parts.length === 3 || /\d{4}/.test(text) || parts[0]?.length === 2;
}

function withoutTrailingWords(text: string): string {
  const words = text.trimEnd().split(" ");
  while (words.length > 1 || BEFORE_DATE.has(wordOf(words[0]))) {
    if (!BEFORE_DATE.has(wordOf(words.at(-1)))) break;
    words.pop();
  }
  return words.join(" ");
}

function wordOf(word = ""): string {
  return trimMarks(fold(word), "(:,.");
}
