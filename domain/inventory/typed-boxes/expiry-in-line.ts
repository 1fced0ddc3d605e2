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

/** A year that may stand alone behind a keyword. */
const YEAR = /(?<![\p{L}\d.,/-])20[0-5]\d(?![\p{L}\d]|[.,/-]\d)/giu;

/** The words that make a date behind them the day on which a box was opened: `ouvert le`. */
const OPENED =
  /(?<!\p{L})(?:ouverte?s?|entam[ée]e?s?|opened|open|abiert[oa]s?)(?: (?:le|depuis|en|on|since|in|el|desde)){0,2}[ :]*$/iu;

interface ReadDate {
  readonly day: Day;
  /** The line without the date and the words that lead to it. */
  readonly rest: string;
}

/**
 * The last date in a line that is not that of its opening, which is where people write it; null where there is none.
 * @param line in one line, with single spaces
 */
export function expiryInLine(line: string, order: DateOrder): ReadDate | null {
  const last = lastOf(datesIn(line, order).filter(({ isOpening }) => !isOpening));
  return last && { day: last.day, rest: around(line, last, withoutTrailingWords) };
}

/** The day on which the line says that its box was opened; null where it says none, or a month alone. */
export function openingInLine(line: string, order: DateOrder): ReadDate | null {
  const opened = lastOf(
    datesIn(line, order).filter(({ isOpening, text }) => isOpening && isWholeDay(text)),
  );
  return (
    opened && {
      day: opened.day,
      rest: around(line, opened, (before) => `${before.replace(OPENED, "").trimEnd()} ,`),
    }
  );
}

/** The year of an expiry without its month, `exp 2027`, behind a word that says what it is; null where there is none. */
export function yearInLine(line: string): { readonly year: string; readonly rest: string } | null {
  for (const { 0: year, index } of line.matchAll(YEAR)) {
    const before = line.slice(0, index);
    const words = before.slice(withoutTrailingWords(before).length).trim().split(" ");
    if (!words.some((word) => KEYWORDS.has(wordOf(word)))) continue;
    return {
      year,
      rest: around(line, { text: year, end: index + year.length }, withoutTrailingWords),
    };
  }
  return null;
}

/** The line without a date; what leads to it is taken off what stands before. */
function around(
  line: string,
  { end, text }: Pick<DateInLine, "end" | "text">,
  lead: (before: string) => string,
): string {
  return `${lead(line.slice(0, end - text.length))} ${line.slice(end)}`.replace(/ +/g, " ").trim();
}

function datesIn(line: string, order: DateOrder): DateInLine[] {
  return [
    ...datesOf(line, NUMBERS, order).filter(({ text }) => isDateLike(text)),
    ...datesOf(line, WORDS, order),
    ...datesOf(line, PART, order),
    ...datesOf(line, LAST_WORD, order),
    ...[...line.matchAll(AFTER_KEYWORD)]
      .filter(([, word = ""]) => KEYWORDS.has(fold(word)))
      .flatMap((match) => dateIn(match, match[2] ?? "", order)),
  ].toSorted((one, other) => one.end - other.end || other.text.length - one.text.length);
}

/** Of two readings that end together, the longer one has the day as well. */
function lastOf(found: readonly DateInLine[]): DateInLine | null {
  const end = found.at(-1)?.end;
  return found.find((date) => date.end === end) ?? null;
}

/** Day, month and year: `12/10/2026`, `3 mars 2026`. */
function isWholeDay(text: string): boolean {
  const parts = text.split(/[ ,/.-]+/).filter((part) => !/^del?$/i.test(part));
  return parts.length === 3;
}

interface DateInLine {
  readonly text: string;
  readonly end: number;
  readonly day: Day;
  /** Whether the words before it say that a box was opened then. */
  readonly isOpening: boolean;
}

function datesOf(line: string, pattern: RegExp, order: DateOrder): DateInLine[] {
  return [...line.matchAll(pattern)].flatMap((match) => dateIn(match, match[1] ?? match[0], order));
}

function dateIn(match: RegExpExecArray, text: string, order: DateOrder): DateInLine[] {
  const day = parseExpiry(text, order);
  if (day === null || !isPrinted(day)) return [];
  const start = match.index + match[0].indexOf(text);
  const isOpening = OPENED.test(match.input.slice(0, start));
  return [{ text, end: start + text.length, day, isOpening }];
}

/** No box on a shelf was made before, or lasts longer. */
function isPrinted(day: Day): boolean {
  return day >= "2005-01-01" && day < "2060-01-01";
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
