const AMOUNT = /(?<digits>\d+(?:[\s.,]\d+)*)\s*(?<unit>[\p{L}%])?/gu;
const MINUS = /^\s*[-−–]\s*\d/u;

/** Whether a strength is nothing or less than nothing, which no medicine has. */
export function isImpossibleStrength(text: string): boolean {
  const amounts = [...text.matchAll(AMOUNT)];
  return MINUS.test(text) || amounts.some(({ groups }) => !/[1-9]/u.test(groups?.digits ?? ""));
}

/** Whether a strength says how much: above nothing, and in which unit. */
export function saysHowMuch(text: string): boolean {
  if (isImpossibleStrength(text)) return false;
  return [...text.matchAll(AMOUNT)].some(({ groups }) => groups?.unit !== undefined);
}
