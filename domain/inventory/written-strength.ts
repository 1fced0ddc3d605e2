const AMOUNT = /(?<digits>\d+(?:[\s.,]\d+)*)\s*(?<unit>[\p{L}%])?/gu;
const MINUS = /^\s*[-−–]\s*\d/u;

/** Whether a strength is nothing or less than nothing, which no medicine has. What stands after it may be: 0 % alcohol. */
export function isImpossibleStrength(text: string): boolean {
  const [first] = text.matchAll(AMOUNT);
  return MINUS.test(text) || (first !== undefined && !/[1-9]/u.test(first.groups?.digits ?? ""));
}

/** Whether a strength says how much: above nothing, and in which unit. */
export function saysHowMuch(text: string): boolean {
  if (isImpossibleStrength(text)) return false;
  return [...text.matchAll(AMOUNT)].some(({ groups }) => groups?.unit !== undefined);
}
