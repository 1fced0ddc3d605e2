import { type Form, formUnit, isSingleDose } from "../inventory/form.ts";
import { isImpossibleStrength } from "../inventory/written-strength.ts";

const PER_UNIT = /^(\d+(?:[.,]\d+)?)\s*(mg|g)$/iu;
const PER_VOLUME = /^(\d+(?:[.,]\d+)?)\s*(mg|g)\s*\/\s*(?:(\d+(?:[.,]\d+)?)\s*)?ml$/iu;
const PER_CENT = /^(\d+(?:[.,]\d+)?)\s*%$/u;

/** Grams in 100 mL are milligrams in 1 mL times this. */
const PER_CENT_TO_MILLIGRAMS = 10;

/**
 * Milligrams in one unit of a box that holds one substance: a tablet, a capsule, a millilitre of syrup. Null where the
 * strength does not say it: two strengths, micrograms, a cream, an injection, drops.
 */
export function milligramsPerUnit(form: Form, dosage: string): number | null {
  if (isImpossibleStrength(dosage)) return null;
  const text = dosage.trim();
  if (isSingleDose(form)) {
    const [, amount, unit] = PER_UNIT.exec(text) ?? [];
    return amount ? milligrams(amount, unit) : null;
  }
  if (formUnit(form) !== "ml") return null;
  const [, percent] = PER_CENT.exec(text) ?? [];
  if (percent) return read(percent) * PER_CENT_TO_MILLIGRAMS;
  const [, amount, unit, volume = "1"] = PER_VOLUME.exec(text) ?? [];
  return amount && read(volume) > 0 ? milligrams(amount, unit) / read(volume) : null;
}

function milligrams(amount: string, unit: string | undefined): number {
  return read(amount) * (unit?.toLowerCase() === "g" ? 1000 : 1);
}

function read(number: string): number {
  return Number(number.replace(",", "."));
}
