import { type Day, isDay, lastDayOfMonth } from "../calendar/day.ts";
import { cip13Of, isCip13 } from "./cip.ts";

/** What the code on a box says. */
export interface Scan {
  readonly cip13: string;
  /** The last good day, where the code tells it: the square one does. */
  readonly expiresOn: Day | null;
  /** The batch, where the code tells it: the square one does. */
  readonly lot: string | null;
}

/** Ends a field without a fixed length, and opens a GS1 code. */
const SEPARATOR = "\u001d";

/** Application identifiers of GS1 that French boxes carry, and the length of what follows; `null` up to the separator. */
const FIELDS: Readonly<Record<string, number | null>> = {
  "01": 14,
  "10": null,
  "17": 6,
  "21": null,
};

/**
 * Reads what a camera or a person found on a box: the 13 digits under the bars, or the square code with
 * product (01), lot (10), expiry (17) and serial number (21) in any order; of a box printed before 2008, its 7 digits. Null
 * where no French box is meant.
 */
export function readScan(text: string): Scan | null {
  const plain = text.replace(/[\s.-]/g, "");
  if (isFrenchBox(plain)) return { cip13: plain, expiresOn: null, lot: null };
  const fromOldCode = cip13Of(plain);
  if (fromOldCode !== null) return { cip13: fromOldCode, expiresOn: null, lot: null };
  // A batch may hold dots and dashes, and no space.
  const fields = fieldsOf(text.replace(/\s/g, "").replace(/^\]d2|^\]Q3/, ""));
  const cip13 = fields.get("01")?.replace(/^0/, "") ?? "";
  if (!isFrenchBox(cip13)) return null;
  return { cip13, expiresOn: expiryOf(fields.get("17")), lot: lotOf(fields) };
}

/** Whatever is sold bears 13 digits; French medicines begin with these. */
function isFrenchBox(code: string): boolean {
  return code.startsWith("34009") && isCip13(code);
}

function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  let rest = code;
  for (;;) {
    rest = rest.slice(rest.startsWith(SEPARATOR) ? 1 : 0);
    const name = rest.slice(0, 2);
    const length = FIELDS[name];
    if (length === undefined) return fields;
    const end = rest.indexOf(SEPARATOR);
    const open = end === -1 ? rest.length : end;
    const stop = length === null ? open : 2 + length;
    fields.set(name, rest.slice(2, stop));
    rest = rest.slice(stop);
  }
}

/** `270500` is the end of May 2027: a day of zeros means the whole month. */
function expiryOf(digits: string | undefined): Day | null {
  const [, year = "", month = "", date = ""] =
    /^(\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(digits ?? "") ?? [];
  if (year === "") return null;
  if (date === "00") return lastDayOfMonth(2000 + Number(year), Number(month));
  const named = `20${year}-${month}-${date}`;
  return isDay(named) ? named : null;
}

/** 1 to 20 characters. Where the separator behind it was lost, nobody can tell where the batch ends: null. */
function lotOf(fields: ReadonlyMap<string, string>): string | null {
  const lot = fields.get("10") ?? "";
  const holdsExpiry = !fields.has("17") && /17\d{6}/.test(lot);
  return /^[!-z]{1,20}$/.test(lot) && !holdsExpiry ? lot : null;
}
