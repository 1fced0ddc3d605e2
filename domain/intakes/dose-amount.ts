import { type Form, formUnit, isSingleDose } from "../inventory/form.ts";
import { isImpossibleStrength, readAmount } from "../inventory/written-strength.ts";

const PER_UNIT = /^(\d+(?:[\s.,'’]\d+)*)\s*(mg|g)$/iu;
const PER_VOLUME = /^(\d+(?:[\s.,'’]\d+)*)\s*(mg|g)\s*\/\s*(?:(\d+(?:[\s.,'’]\d+)*)\s*)?ml$/iu;
const PER_CENT = /^(\d+(?:[\s.,'’]\d+)*)\s*%$/u;

/** Grams in 100 mL are milligrams in 1 mL times this. */
const PER_CENT_TO_MILLIGRAMS = 10;

/**
 * Milligrams in one unit of a box that holds one substance: a tablet, a capsule, a millilitre of syrup. Null where the
 * strength does not say it: two strengths, two readings, micrograms, a cream, an injection, drops.
 */
export function milligramsPerUnit(form: Form, dosage: string): number | null {
  if (isImpossibleStrength(dosage)) return null;
  const text = dosage.trim();
  if (isSingleDose(form)) {
    const [, amount, unit] = PER_UNIT.exec(text) ?? [];
    return milligrams(amount, unit);
  }
  if (formUnit(form) !== "ml") return null;
  const [, percent] = PER_CENT.exec(text) ?? [];
  if (percent) return times(readAmount(percent), PER_CENT_TO_MILLIGRAMS);
  const [, amount, unit, volume = "1"] = PER_VOLUME.exec(text) ?? [];
  const inVolume = milligrams(amount, unit);
  const millilitres = readAmount(volume);
  return inVolume !== null && millilitres ? inVolume / millilitres : null;
}

function milligrams(amount: string | undefined, unit: string | undefined): number | null {
  return times(readAmount(amount ?? ""), unit?.toLowerCase() === "g" ? 1000 : 1);
}

function times(amount: number | null, factor: number): number | null {
  return amount === null ? null : amount * factor;
}
