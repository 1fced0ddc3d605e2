/** Digits, optionally grouped in threes by spaces, and optionally a comma or a point with decimals. */
const WRITTEN = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+|(?=[.,]\d))(?:[.,]\d+)?$/;

/** `1,500`: fifteen hundred in Boston, one and a half in Lyon. */
const READ_TWO_WAYS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** More than any cabinet holds, and well within what the database stores. */
const QUANTITY_MAX = 999_999;

/**
 * A quantity as a person types it: `12`, `1,5`, `1.5`, `1 000`. Rounded to hundredths, as the
 * database keeps it. Null when it is no number, and also
 * for `1,500`, which two languages read differently: asking again is safer than guessing.
 */
export function parseQuantity(typed: string): number | null {
  const text = typed.trim();
  if (!WRITTEN.test(text) || READ_TWO_WAYS.test(text)) return null;
  const number = Number(text.replace(/[ \u00a0\u202f]/g, "").replace(",", "."));
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : null;
}

export type QuantityWrong = "required" | "not-a-number" | "below-minimum" | "above-maximum";

/** What is wrong with a typed quantity that must lie between `minimum` and `QUANTITY_MAX`. */
export function wrongQuantity(typed: string, minimum: number): QuantityWrong | undefined {
  if (typed.trim() === "") return "required";
  const read = parseQuantity(typed);
  if (read === null) return "not-a-number";
  if (read < minimum) return "below-minimum";
  return read > QUANTITY_MAX ? "above-maximum" : undefined;
}
