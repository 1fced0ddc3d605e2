import type { Form } from "../inventory/form.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { doseAmount, type SubstanceAmount } from "./composition-amount.ts";
import { milligramsPerUnit } from "./dose-amount.ts";

/** A box with what is printed on it, and the composition of its reference where that is known. */
export interface UnitBox {
  readonly form: Form;
  readonly dosage: string;
  readonly contained?: readonly SubstanceAmount[];
}

/**
 * Milligrams of a substance in one unit of a box: those of its composition, else those printed. A box whose form was
 * typed in other words than the official ones has no amount of its composition, and still its printed one.
 */
export function unitAmount(box: UnitBox, substance: Substance | undefined): number | null {
  return composedAmount(box, substance) ?? milligramsPerUnit(box.form, box.dosage);
}

/** Of its composition alone; null where that does not say it. */
export function composedAmount(
  { form, contained = [] }: Pick<UnitBox, "form" | "contained">,
  substance: Substance | undefined,
): number | null {
  const id = substance === "low-dose-aspirin" ? "aspirin" : substance;
  const found = contained.find(({ substanceId }) => substanceId === id);
  return found ? doseAmount(1, form, found).milligrams : null;
}
