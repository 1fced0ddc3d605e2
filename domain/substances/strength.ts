import { exact, NUMBER, officialNumber } from "./official-number.ts";
import type { UnknownReason } from "./unknown-amount.ts";

/** A strength of CIS_COMPO, as far as it can be calculated with. */
export type Strength =
  | { readonly is: "mass"; readonly milligrams: number }
  | { readonly is: "international-units"; readonly units: number }
  /** Grams in 100 millilitres or 100 grams. */
  | { readonly is: "percentage"; readonly percent: number }
  | { readonly is: "unknown"; readonly because: UnknownReason };

/** Milligrams of one unit of mass, by its spellings in small letters. */
const MASSES: readonly [RegExp, number][] = [
  [/^kg$/, 1_000_000],
  [/^(?:g|grammes?)$/, 1000],
  [/^(?:mg|milligrammes?)$/, 1],
  [/^(?:µg|μg|mcg|microgrammes?)$/, 0.001],
  [/^(?:ng|nanogrammes?)$/, 0.000_001],
];

const MEASURE = new RegExp(`^(${NUMBER})\\s*(\\D.*)$`);
/** `UI`; some lines have a small L in the place of the capital I. */
const UNITS = /^u\.?\s?[il]\.?$/;
const MILLION_UNITS =
  /^(?:m\.?\s?u\.?i\.?|millions? (?:d['’]unités internationales(?: \(ui\))?|ui))$/;

export function strengthOf(text: string): Strength {
  const words = text.trim().replace(/\s+/g, " ");
  const [, digits = "", spelled = ""] = MEASURE.exec(words) ?? [];
  const value = officialNumber(digits);
  const unit = spelled.toLowerCase();
  if (value === null) {
    const isNumber = digits !== "";
    return { is: "unknown", because: isNumber ? "unreadable-strength" : unknownBecause(words) };
  }
  const mass = MASSES.find(([spelling]) => spelling.test(unit));
  if (mass) return { is: "mass", milligrams: exact(value * mass[1]) };
  if (UNITS.test(unit)) return { is: "international-units", units: value };
  if (MILLION_UNITS.test(unit)) {
    return { is: "international-units", units: exact(value * 1_000_000) };
  }
  if (/^(?:%|pour cent)$/.test(unit)) return { is: "percentage", percent: value };
  return { is: "unknown", because: unknownBecause(words) };
}

/** The first that fits: a range of radioactivity is radioactivity. */
const REASONS: readonly [RegExp, UnknownReason][] = [
  [/^$/, "not-stated"],
  [/\d ?(?:CH|DH)\b|\bTM\b/, "homeopathic"],
  [/bq\b/i, "radioactivity"],
  [/^(?:qs|q s p|quantité suffisante)/i, "as-needed"],
  [/%|pour cent|mole?\/mol/i, "percentage"],
  [
    /^(?:supérieure?s? ou égale?|au (?:minimum|moins)|pas moins|non inférieur|de )|\d ?(?:-|à|ou|±) ?\d|\d [a-zµ]+ ?(?:-|à|ou) ?\d|au maximum/i,
    "range",
  ],
  [new RegExp(`^${NUMBER} ?(?:µg|μg|ng|mg|g|microgrammes?|nanogrammes?) `, "i"), "described"],
  [/^[^:]*: ?\d/, "described"],
  [new RegExp(`^${NUMBER} ?(?:m?l|microlitres?)(?![a-z])`, "i"), "volume"],
  [/^\d[\d ,.]*(?:m\.?u|millions? u)?\.?(?:i\.?|ui|ul)[\s.(]/i, "international-units"],
  [new RegExp(`^${NUMBER}(?: ?[x×^*] ?[\\d ^]+)? ?[\\p{L}.]`, "iu"), "other-units"],
];

function unknownBecause(words: string): UnknownReason {
  return REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? "unreadable-strength";
}
