import type { Checked } from "./draft.ts";
import type { Language } from "./locale/locales.ts";

/** Digits, optionally in groups of three between spaces or Swiss apostrophes, and one comma or point with decimals. */
const WRITTEN = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+|(?=[.,]\d))(?:[.,]\d+)?$/;

/** `1,500`: fifteen hundred in Boston, one and a half in Lyon. */
const READ_TWO_WAYS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** More digits than any field of the product keeps; from there on a number would lose some. */
const LENGTH_MAX = 30;

export type NumberWrong = "not-a-number" | "two-readings";

/**
 * A number as a person types it, in every field of the product: `12`, `62,5`, `62.5`, `1 000,5`, `٦٢٫٥`. Comma and
 * point mean the same. `1,500` is refused as having two readings: asking again is safer than guessing.
 */
export function readNumber(typed: string): Checked<number, NumberWrong> {
  const plain = plainNumber(typed);
  return plain.ok ? { ok: true, value: Number(plain.value) } : plain;
}

/** The same number in ASCII digits with a point, with every digit that was typed: ` 1 000,50` is `1000.50`. */
export function plainNumber(typed: string): Checked<string, NumberWrong> {
  const text = asciiDigits(typed.trim());
  if (!WRITTEN.test(text) || text.length > LENGTH_MAX) return { ok: false, wrong: "not-a-number" };
  if (READ_TWO_WAYS.test(text)) return { ok: false, wrong: "two-readings" };
  const plain = text.replace(/[ \u00a0\u2009\u202f'’]/g, "").replace(",", ".");
  return { ok: true, value: plain.replace(/^(-?)\./, "$10.") };
}

/**
 * A number as a field shows it, without groups of thousands. `readNumber` reads it back the same: a text with two
 * readings gets one more zero.
 */
export function writeNumber(value: number, language: Language): string {
  return writePlainNumber(String(value), language);
}

/** The same for a number that is stored as text, with a point. */
export function writePlainNumber(plain: string, language: Language): string {
  const clear = READ_TWO_WAYS.test(plain) ? `${plain}0` : plain;
  return language === "en" ? clear : clear.replace(".", ",");
}

/** Whether a number has no more decimals than `most`. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value;
}

/** Arabic and Persian keyboards have digits and a decimal mark of their own. */
function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace("٫", ",");
}
