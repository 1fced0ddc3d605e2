import { exact, NUMBER, officialNumber } from "./official-number.ts";
import { strengthOf } from "./strength.ts";

/** What the name of a medicine says of its strength. */
export interface NamedStrengths {
  /** Milligrams, also for one millilitre or gram where the name says `/5 ml`. */
  readonly masses: readonly number[];
  /** Milligrams in one millilitre or gram, from percentages. */
  readonly fromPercentages: readonly number[];
}

const UNIT = "(?:mg|g|µg|mcg|ng|milligrammes?|grammes?|microgrammes?|nanogrammes?|%|pour cent)";
const STRENGTH = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER}) ?(${UNIT})(?![a-zà-ÿ])(?: ?(?:/|pour|par) ?(${NUMBER})? ?(ml|g)(?![a-zà-ÿ]))?`,
  "giu",
);

export function namedStrengths(name: string): NamedStrengths {
  const masses: number[] = [];
  const fromPercentages: number[] = [];
  for (const [, digits = "", unit = "", per, measured] of name.matchAll(STRENGTH)) {
    const strength = strengthOf(`${digits} ${unit}`);
    if (strength.is === "percentage") fromPercentages.push(exact(strength.percent * 10));
    if (strength.is !== "mass") continue;
    masses.push(strength.milligrams);
    const divisor = per === undefined ? null : officialNumber(per);
    if (measured !== undefined && divisor !== null) {
      masses.push(exact(strength.milligrams / divisor));
    }
  }
  return { masses, fromPercentages };
}
