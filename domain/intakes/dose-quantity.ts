import { type Form, formUnit } from "../inventory/form.ts";

/** Of these, one unit is not a dose: a number of drops is written on the prescription, and anything may be "other". */
const WITHOUT_PROPOSAL: readonly Form[] = ["Gouttes", "Autre"];

/** Whether a dose is counted in units, and not measured in millilitres or grams. */
export function isCounted(form: Form): boolean {
  const unit = formUnit(form);
  return unit !== "ml" && unit !== "g";
}

/** Whether one unit may be proposed as a dose. */
export function isOneDose(form: Form): boolean {
  return isCounted(form) && !WITHOUT_PROPOSAL.includes(form);
}

/**
 * The quantity a form proposes: what the person took last of this product, else what its schedule says, else one unit.
 * Nothing for what is measured: a number that nobody chose would be read as a dose.
 */
export function proposedQuantity(
  form: Form,
  { last, scheduled }: { readonly last: number | null; readonly scheduled: number | null },
): number | null {
  return last ?? scheduled ?? (isOneDose(form) ? 1 : null);
}
