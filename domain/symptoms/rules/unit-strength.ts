import { composedAmount, type UnitBox } from "../../intakes/unit-amount.ts";
import { isImpossibleStrength } from "../../inventory/written-strength.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";

/** Milligrams of a substance in one unit, by the composition of the box, else as its first substance is printed. */
export function strengthOf(box: UnitBox, substance: Substance | undefined): number | null {
  return composedAmount(box, substance) ?? unitMilligrams(box.dosage);
}

/** Milligrams of the first substance in one unit: `1 g` is 1000; null for a strength by volume or in per cent, and for 0. */
export function unitMilligrams(dosage: string): number | null {
  if (isImpossibleStrength(dosage)) return null;
  const [, amount = "", unit = "", rest = ""] =
    /^\s*(\d+(?:[.,]\d+)?)\s*(mg|g)(?!\p{L})(.*)$/iu.exec(dosage) ?? [];
  if (amount === "" || /^\s*\/\s*(?:\d+(?:[.,]\d+)?\s*)?(?:ml|l)\b/iu.test(rest)) return null;
  return Number(amount.replace(",", ".")) * (unit.toLowerCase() === "g" ? 1000 : 1);
}
