import { isDay } from "../../calendar/day.ts";
import { isGtin } from "./gtin.ts";

/** What a GS1 code says, by application identifier (AI). */
export interface Gs1Reading {
  readonly fields: ReadonlyMap<string, string>;
  /** False where the separators were lost, so that fields of free length may end somewhere else. */
  readonly isCertain: boolean;
}

const SEPARATOR = "\u001d";

/** The character FNC1 as decoders, keyboards and people show it. */
const SHOWN_SEPARATOR = /[<{[](?:GS|FNC1)[>}\]]|\u241d|\u00e8|\^\]|\\(?:u001d|x1d)/gi;

/** Which symbol it was: of a DataMatrix, QR code, Code 128 or DataBar with GS1 content. */
const SYMBOLOGY = /^\](?:d2|Q3|C1|e0)/;

type FieldForm = "gtin" | "date" | "digits" | "text";

interface FieldRule {
  readonly form: FieldForm;
  /** Characters at most; exactly as many where there is no separator behind it. */
  readonly length: number;
  readonly isFixed: boolean;
}

const fixed = (form: FieldForm, length: number): FieldRule => ({ form, length, isFixed: true });
const free = (form: FieldForm, length: number): FieldRule => ({ form, length, isFixed: false });

/**
 * The application identifiers that boxes of medicines carry (GS1 General Specifications, section 3): product, batch, dates,
 * serial number, further numbers, and the national numbers of Germany, France, Spain, Brazil and Portugal.
 */
const FIELDS: Readonly<Record<string, FieldRule>> = {
  "00": fixed("digits", 18),
  "01": fixed("gtin", 14),
  "02": fixed("gtin", 14),
  "10": free("text", 20),
  "11": fixed("date", 6),
  "13": fixed("date", 6),
  "15": fixed("date", 6),
  "16": fixed("date", 6),
  "17": fixed("date", 6),
  "20": fixed("digits", 2),
  "21": free("text", 20),
  "22": free("text", 20),
  "30": free("digits", 8),
  "37": free("digits", 8),
  "240": free("text", 30),
  "241": free("text", 30),
  "250": free("text", 30),
  "710": free("text", 20),
  "711": free("text", 20),
  "712": free("text", 20),
  "713": free("text", 20),
  "714": free("text", 20),
};

/** Fields that no medicine needs: they are not looked for where separators were lost, since any letters may look like them. */
const RARE = ["00", "13", "16", "20", "22", "30", "241", "250"];

/** The letters, digits and signs that a field may hold (GS1 General Specifications, table 7.11-1). */
const TEXT = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/;

/** Characters of a code at most: the largest DataMatrix of a box has fewer. */
const LONGEST = 300;

/** Attempts at most to read a code whose separators were lost: what boxes carry takes some hundreds. */
const MOST_ATTEMPTS = 20_000;

type Fields = ReadonlyMap<string, string>;

/**
 * Reads the fields of a GS1 code in any order: with separators, with separators shown as text, with identifiers in brackets, or
 * with separators lost. Of several ways to read it, what all of them agree on that have what every box carries.
 * @param keepsSeparators true of what a decoder hands over, which loses none; a keyboard scanner, or a person, may
 * @returns null where it is no such code
 */
export function readGs1(text: string, keepsSeparators: boolean): Gs1Reading | null {
  const shownCode = text
    .replace(/\s/g, "")
    .replace(SYMBOLOGY, "")
    .replace(SHOWN_SEPARATOR, SEPARATOR);
  // One at the start says that it is a GS1 code, and separates nothing.
  const code = shownCode.startsWith(SEPARATOR) ? shownCode.slice(1) : shownCode;
  if (code.length > LONGEST) return null;
  const shown = bracketed(code);
  if (shown) return { fields: shown, isCertain: true };
  const isWhole = keepsSeparators || code.includes(SEPARATOR);
  const [kept] = isWhole ? waysToRead(code, true) : [];
  if (kept?.has("17") || (kept && code.includes(SEPARATOR))) {
    return { fields: kept, isCertain: true };
  }
  const readings = waysToRead(code, false);
  if (readings.length > 0) return agreement(readings);
  const known = fieldsBeforeUnknown(code);
  return known.size > 0 ? { fields: known, isCertain: true } : null;
}

/** `(01)03400930000014(17)270531`: a bracket begins a field where an identifier stands in it. */
function bracketed(code: string): Fields | null {
  if (!/^\(\d{2,3}\)/.test(code)) return null;
  const fields = new Map<string, string>();
  for (const part of code.split(/\((?=\d{2,3}\))/).slice(1)) {
    const end = part.indexOf(")");
    const ai = part.slice(0, end);
    const value = part.slice(end + 1).replaceAll(SEPARATOR, "");
    if (!isValue(ai, value) || fields.has(ai)) return null;
    fields.set(ai, value);
  }
  return fields;
}

function isValue(ai: string, value: string): boolean {
  const rule = FIELDS[ai];
  if (!rule || (rule.isFixed ? value.length !== rule.length : value.length > rule.length)) {
    return false;
  }
  if (rule.form === "text") return TEXT.test(value);
  if (rule.form === "gtin") return isGtin(value);
  return /^\d+$/.test(value);
}

/**
 * All ways to read the whole of a code as fields, each identifier once.
 * @param hasSeparators whether a field of free length ends at one or with the code; else it may end anywhere
 */
function waysToRead(code: string, hasSeparators: boolean): Fields[] {
  const found: Fields[] = [];
  let attempts = 0;
  const read = (rest: string, fields: Fields): void => {
    attempts += 1;
    if (attempts > MOST_ATTEMPTS) return;
    if (rest.startsWith(SEPARATOR)) read(rest.slice(1), fields);
    if (rest === "" && fields.size > 0) found.push(fields);
    for (const ai of [rest.slice(0, 2), rest.slice(0, 3)]) {
      const rule = FIELDS[ai];
      if (!rule || fields.has(ai) || (!hasSeparators && RARE.includes(ai))) continue;
      for (const end of endsOf(rest, ai.length, rule, hasSeparators)) {
        const value = rest.slice(ai.length, end);
        if (isValue(ai, value)) read(rest.slice(end), new Map([...fields, [ai, value]]));
      }
    }
  };
  read(code, new Map());
  return found;
}

function endsOf(rest: string, start: number, rule: FieldRule, hasSeparators: boolean): number[] {
  if (rule.isFixed) return [start + rule.length];
  const separator = rest.indexOf(SEPARATOR);
  const last = separator === -1 ? rest.length : separator;
  if (hasSeparators) return [last];
  const longest = Math.min(last, start + rule.length) - start;
  return Array.from({ length: Math.max(longest, 0) }, (_, index) => start + longest - index);
}

/** What the box of every medicine carries: product, expiry and batch (Directive 2001/83/EC, article 54). */
const EXPECTED = ["01", "17", "10"];

/** The fields on which all readings agree, of those that have what a box carries and days that exist, where there are any. */
function agreement(readings: readonly Fields[]): Gs1Reading {
  const likely = readings.filter(
    (fields) => EXPECTED.every((ai) => fields.has(ai)) && hasRealDates(fields),
  );
  const compared = likely.length > 0 ? likely : readings;
  const agreed = [...(compared[0] ?? [])].filter(([ai, value]) =>
    compared.every((fields) => fields.get(ai) === value),
  );
  return { fields: new Map(agreed), isCertain: readings.length === 1 };
}

function hasRealDates(fields: Fields): boolean {
  return [...fields].every(
    ([ai, value]) => FIELDS[ai]?.form !== "date" || gs1DateParts(value) !== null,
  );
}

/**
 * Year of the century, month and day of `YYMMDD`; the day is 0 where the whole month is meant.
 * @returns null where no year has such a day
 */
export function gs1DateParts(
  digits: string,
): { readonly year: number; readonly month: number; readonly date: number } | null {
  const [, year = "", month = "", date = ""] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (year === "") return null;
  if (!isDay(`20${year}-${month}-${date === "00" ? "01" : date}`)) return null;
  return { year: Number(year), month: Number(month), date: Number(date) };
}

/** Fields up to the first identifier that no medicine has, such as one of a company's own. */
function fieldsBeforeUnknown(code: string): Fields {
  const fields = new Map<string, string>();
  for (let rest = code; rest !== ""; ) {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const ai = [rest.slice(0, 2), rest.slice(0, 3)].find((name) => FIELDS[name] !== undefined);
    const rule = ai === undefined ? undefined : FIELDS[ai];
    const separator = rest.indexOf(SEPARATOR);
    const open = separator === -1 ? rest.length : separator;
    if (ai === undefined || !rule) {
      if (separator === -1) break;
      rest = rest.slice(open);
      continue;
    }
    const end = rule.isFixed ? ai.length + rule.length : open;
    const value = rest.slice(ai.length, end);
    if (!isValue(ai, value) || fields.has(ai)) break;
    fields.set(ai, value);
    rest = rest.slice(end);
  }
  return fields;
}
