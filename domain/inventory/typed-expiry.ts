import { type Day, isDay, lastDayOfMonth } from "../calendar/day.ts";
import { monthNamed } from "../calendar/month-names.ts";
import { fold } from "../locale/fold.ts";

/** In which order a person writes 3 May: `03/05` day first, `05/03` month first. */
export type DateOrder = "day-first" | "month-first";

/** Which boxes on a shelf today can be written with two digits of a year. */
const CENTURY = 2000;

/** Words that stand between day, month and year, and the endings of ordinal numbers. */
const PASSED_OVER: ReadonlySet<string> = new Set("de,del,of,er,st,nd,rd,th".split(","));

/**
 * The last good day as typed from the box: `2027-05-31`, `31/05/2027`, `31 mai 2027`, or only `05/2027`, `05/27`, `0527`,
 * `2027-05`, `mai 2027`, which mean the last day of that month. Separators may be `/ - .` or a space. Null when no such
 * day exists, or when the digits can be read in two ways.
 */
export function parseExpiry(typed: string, order: DateOrder): Day | null {
  const text = typed.trim();
  if (/^\d+$/.test(text)) return inOnePiece(text, order);
  if (/\p{L}/u.test(text)) return withMonthName(text);
  const parts = text.split(/\s*[/.-]\s*|\s+/);
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [first = "", second = "", third] = parts;
  if (parts.length === 2) {
    return first.length === 4 ? endOf(first, second) : endOf(second, first);
  }
  if (parts.length !== 3 || third === undefined) return null;
  if (first.length === 4) return existing(first, second, third);
  return order === "day-first" ? existing(third, second, first) : existing(third, first, second);
}

/** `0527`, `052027`, `202705`, `310527`, `31052027`, `20270531`. */
function inOnePiece(digits: string, order: DateOrder): Day | null {
  const cut = (pattern: RegExp) => pattern.exec(digits)?.slice(1) ?? null;
  const readings = [
    ofMonth(cut(/^(\d\d)(\d\d)$/)),
    ofMonth(cut(/^(\d\d)((?:19|20)\d\d)$/)),
    ofMonth(cut(/^((?:19|20)\d\d)(\d\d)$/)?.toReversed() ?? null),
    ofDay(cut(/^(\d\d)(\d\d)(\d\d)$/), order),
    ofDay(cut(/^(\d\d)(\d\d)((?:19|20)\d\d)$/), order),
    ofDay(cut(/^((?:19|20)\d\d)(\d\d)(\d\d)$/)?.toReversed() ?? null, "day-first"),
  ].filter((read) => read !== null);
  const [read = null, ...others] = new Set(readings);
  return others.length > 0 ? null : read;
}

/** @param parts month and year */
function ofMonth(parts: readonly string[] | null): Day | null {
  const [month, year] = parts ?? [];
  return month === undefined || year === undefined ? null : endOf(year, month);
}

/** @param parts day, month and year, the first two in their `order` */
function ofDay(parts: readonly string[] | null, order: DateOrder): Day | null {
  const [first = "", second = "", year] = parts ?? [];
  if (year === undefined) return null;
  return order === "day-first" ? existing(year, second, first) : existing(year, first, second);
}

/** `mai 2027`, `31 mai 27`, `May 31, 2027`, `31 de mayo de 2027`. */
function withMonthName(text: string): Day | null {
  const words = (fold(text).match(/\d+|\p{L}+|[^\d\p{L}\s./,-]/gu) ?? []).filter(
    (word) => !PASSED_OVER.has(word),
  );
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [name = "", ...others] = words.filter((word) => !/^\d+$/.test(word));
  const month = others.length === 0 ? monthNamed(name) : null;
  if (month === null) return null;
  const [first = "", second] = numbers;
  if (numbers.length === 1) return endOf(first, String(month));
  if (numbers.length !== 2 || second === undefined) return null;
  return existing(second, String(month), first);
}

function endOf(year: string, month: string): Day | null {
  const first = existing(year, month, "1");
  return first === null ? null : lastDayOfMonth(Number(first.slice(0, 4)), Number(month));
}

function existing(year: string, month: string, date: string): Day | null {
  if (year.length !== 2 && year.length !== 4) return null;
  const fullYear = year.length === 2 ? CENTURY + Number(year) : year;
  const text = `${fullYear}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(text) ? text : null;
}
