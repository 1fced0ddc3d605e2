import { type Day, daysBetween, isDay, lastDayOfMonth } from "../../calendar/day.ts";
import { cip13Of, isCip13 } from "./cip.ts";
import { gs1DateParts, readGs1 } from "./gs1.ts";
import { checkDigit, isGtin } from "./gtin.ts";

/** Whose numbers the code of a product is: the French CIP, the Spanish código nacional, the American NDC, or none of them. */
export type ProductCodeKind = "cip13" | "cn" | "ndc" | "gtin";

export interface ProductCode {
  readonly kind: ProductCodeKind;
  /** 13 digits of a CIP, 6 of a CN, 10 of an NDC, 14 of another GTIN. */
  readonly code: string;
}

/** What the code on a box says. */
export interface Scan {
  readonly product: ProductCode;
  /** The last good day, where the code tells it: the square one does. */
  readonly expiresOn: Day | null;
  /** The batch, where the code tells it: the square one does. */
  readonly lot: string | null;
  /**
   * Whether the day and the batch must be compared with the box: separators were lost, the day does not exist, or it is more
   * than ten years away.
   */
  readonly isDoubtful: boolean;
}

export interface ScanContext {
  readonly today: Day;
  /** Whether a decoder handed it over, which loses no separator; a person, or a keyboard scanner, may. */
  readonly isDecoded: boolean;
}

/** About ten years: no medicine is good for longer. */
const FAR_DAYS = 3653;

/**
 * Reads what a camera or a person found on a box: the digits under the bars (13 in Europe, 12 in the United States), the square
 * code with its fields in any order, the 7 digits of a French box printed before 2008, the 6 digits of a Spanish one.
 * @returns null where no product is named, or a check digit is wrong
 */
export function readScan(text: string, { today, isDecoded }: ScanContext): Scan | null {
  const bars = productOf(text.replace(/[\s.-]/g, ""));
  if (bars) return { product: bars, expiresOn: null, lot: null, isDoubtful: false };
  const reading = readGs1(text, isDecoded);
  const product = reading && productIn(reading.fields);
  if (!product) return null;
  const printed = reading.fields.get("17");
  const expiresOn = printed === undefined ? null : expiryOf(printed, today);
  const isUnreal = printed !== undefined && expiresOn === null;
  const isFar = expiresOn !== null && Math.abs(daysBetween(today, expiresOn)) > FAR_DAYS;
  return {
    product,
    expiresOn,
    lot: reading.fields.get("10") ?? null,
    isDoubtful: !reading.isCertain || isUnreal || isFar,
  };
}

/** The same number as 14 digits, by which a home knows a product again that no list has. */
export function gtinOf({ kind, code }: ProductCode): string {
  if (kind === "gtin") return code;
  if (kind === "cip13") return `0${code}`;
  const digits = kind === "cn" ? `0847000${code}` : `003${code}`;
  return digits + checkDigit(digits);
}

/** The 13 digits by which a list of medicines knows a pack; null for a product that has the number of no country. */
export function packCodeOf(product: ProductCode): string | null {
  return product.kind === "gtin" ? null : gtinOf(product).slice(1);
}

/** A code without further fields. */
function productOf(digits: string): ProductCode | null {
  // 8 digits are as well the number of a French medicine, which one time in ten looks like a GTIN.
  if (digits.length > 8 && isGtin(digits)) return ofGtin(digits.padStart(14, "0"));
  const cip13 = cip13Of(digits);
  if (cip13 !== null) return { kind: "cip13", code: cip13 };
  return /^\d{6}$/.test(digits) ? { kind: "cn", code: digits } : null;
}

/** The product itself, or what a carton holds; a national number where the product bears none of ours. */
function productIn(fields: ReadonlyMap<string, string>): ProductCode | null {
  const gtin = fields.get("01") ?? fields.get("02");
  const named = gtin === undefined ? null : ofGtin(gtin);
  if (named && named.kind !== "gtin") return named;
  const french = fields.get("711") ?? "";
  const cip13 = isCip13(french) ? french : cip13Of(french);
  if (cip13 !== null) return { kind: "cip13", code: cip13 };
  const [, spanish] = /^(\d{6})\d?$/.exec(fields.get("712") ?? "") ?? [];
  return spanish === undefined ? named : { kind: "cn", code: spanish };
}

/**
 * The national number inside a GTIN of 14 digits. The first digit is that of a single box: a carton has another.
 * Sources: France 34009 and the CIP, Spain 847000 and the código nacional, United States 03 and the NDC.
 */
function ofGtin(gtin: string): ProductCode {
  const ean = gtin.slice(1);
  if (gtin.startsWith("0")) {
    if (isCip13(ean)) return { kind: "cip13", code: ean };
    if (ean.startsWith("847000")) return { kind: "cn", code: ean.slice(6, 12) };
    if (ean.startsWith("03")) return { kind: "ndc", code: ean.slice(2, 12) };
  }
  return { kind: "gtin", code: gtin };
}

/** `270500` is the end of May 2027: a day of zeros means the whole month. Null where no such day exists. */
function expiryOf(digits: string, today: Day): Day | null {
  const parts = gs1DateParts(digits);
  if (!parts) return null;
  const year = fullYear(parts.year, Number(today.slice(0, 4)));
  if (parts.date === 0) return lastDayOfMonth(year, parts.month);
  const [month, date] = [parts.month, parts.date].map((part) => String(part).padStart(2, "0"));
  const named = `${year}-${month}-${date}`;
  return isDay(named) ? named : null;
}

/** Of two digits, the year nearest to this one (GS1 General Specifications, 7.12): 49 years ahead, 50 behind. */
function fullYear(twoDigits: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100);
  const distance = twoDigits - (thisYear % 100);
  if (distance >= 51) return century - 100 + twoDigits;
  return distance <= -50 ? century + 100 + twoDigits : century + twoDigits;
}
