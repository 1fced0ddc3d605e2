import { fold } from "../locale/fold.ts";

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
