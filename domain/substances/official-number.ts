/** Digits, thousands set apart by blanks, and decimals after a comma or a point. */
export const NUMBER = String.raw`\d+(?:\s+\d{3})*(?:\s?[.,]\s?\d+)?`;

const WHOLE = new RegExp(`^${NUMBER}$`);

/**
 * A number above 0 of the official files: `1 000,00`, `0,05`, `7.5`, `28, 83`. The comma is always the decimal one.
 * @returns null for what is none, and for `2.500`, whose point may separate thousands or decimals
 */
export function officialNumber(text: string): number | null {
  if (!WHOLE.test(text) || /^[1-9]\d*\.\d{3}$/.test(text)) return null;
  const value = Number(text.replace(/\s/g, "").replace(",", "."));
  return value > 0 ? value : null;
}

/** Keeps the digits that were written: 0.1 times 3 is 0.3. */
export function exact(value: number): number {
  return Number(value.toPrecision(12));
}
