import { fold } from "../locale/fold.ts";
import { readNumber } from "../number.ts";

const AMOUNT = /(?<digits>\d+(?:[\s.,]\d+)*)\s*(?<unit>[\p{L}\p{M}]+|%)?/gu;
const MINUS = /^\s*[-−–]\s*\d/u;
/** What is counted in a pack, folded: how many there are says nothing of how strong one is. */
const COUNTED =
  /^(?:comprim|gelule|capsul|tablet|pill|pastill|sachet|sobre|boite|box|caja|blister|plaquette)/u;

/** Whether a strength is nothing or less than nothing, which no medicine has. What stands after it may be: 0 % alcohol. */
export function isImpossibleStrength(text: string): boolean {
  const [first] = text.matchAll(AMOUNT);
  return MINUS.test(text) || (first !== undefined && !/[1-9]/u.test(first.groups?.digits ?? ""));
}

/** Whether a strength says how much: above nothing, and in which unit. */
export function saysHowMuch(text: string): boolean {
  if (isImpossibleStrength(text)) return false;
  return [...text.matchAll(AMOUNT)].some(({ groups }) => {
    const unit = groups?.unit;
    return unit !== undefined && !COUNTED.test(fold(unit));
  });
}

/** Null for what is no number, and for `1.000`: a gram in Madrid and a milligram in Lyon. */
export function readAmount(digits: string): number | null {
  const read = readNumber(digits);
  return read.ok ? read.value : null;
}

/** Whether a number in a strength may be a thousand times what it seems. */
export function hasTwoReadings(text: string): boolean {
  return [...text.matchAll(AMOUNT)].some(({ groups }) => {
    const read = readNumber(groups?.digits ?? "");
    return !read.ok && read.wrong === "two-readings";
  });
}
