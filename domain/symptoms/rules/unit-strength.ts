import { composedAmount, type UnitBox } from "../../intakes/unit-amount.ts";
import { isImpossibleStrength, readAmount } from "../../inventory/written-strength.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";

/** Milligrams of a substance in one unit, by the composition of the box, else as its first substance is printed. */
export function strengthOf(box: UnitBox, substance: Substance | undefined): number | null {
  return composedAmount(box, substance) ?? unitMilligrams(box.dosage);
}

const FIRST_STRENGTH = /^\s*(\d+(?:[\s.,'’]\d+)*)\s*(mg|g)(?!\p{L})(.*)$/iu;
const VOLUME_AFTER = /^\s*\/\s*(?:\d+(?:[\s.,'’]\d+)*\s*)?(?:ml|l)\b/iu;

/** Milligrams of the first substance in one unit: `1 g` is 1000; null for a strength by volume or in per cent, and for 0. */
export function unitMilligrams(dosage: string): number | null {
  if (isImpossibleStrength(dosage)) return null;
  const [, digits = "", unit = "", rest = ""] = FIRST_STRENGTH.exec(dosage) ?? [];
  const amount = readAmount(digits);
  if (amount === null || VOLUME_AFTER.test(rest)) return null;
  return amount * (unit.toLowerCase() === "g" ? 1000 : 1);
}
