import type { Form } from "../inventory/form.ts";

const WHOLE_UNITS: readonly Form[] = ["Comprimé", "Gélule", "Solution injectable"];

/** Whether a dose is counted in units, and not measured in millilitres or grams. */
export function isCounted(form: Form): boolean {
  return WHOLE_UNITS.includes(form);
}

/**
 * The quantity a form proposes: what the person took last of this product, else what its schedule says, else one unit.
 * Nothing for what is measured: a number that nobody chose would be read as a dose.
 */
export function proposedQuantity(
  form: Form,
  { last, scheduled }: { readonly last: number | null; readonly scheduled: number | null },
): number | null {
  return last ?? scheduled ?? (isCounted(form) ? 1 : null);
}
