import type { Form } from "../inventory/form.ts";
import { type Substance, substancesOf } from "../medicines/molecule.ts";
import { unitMilligrams } from "../symptoms/unit-strength.ts";

/** What interactions read of a medicine. */
export interface Product {
  readonly substances: readonly Substance[];
  /** In one unit, of its only substance; null where nobody knows. */
  readonly milligrams: number | null;
  /** Null where nobody knows. */
  readonly form: Form | null;
}

/** What is printed on a box, or was written down of one. */
export interface PrintedBox {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form | null;
  /** `Paracétamol + Codéine`; null for a box typed by hand. */
  readonly activeMolecule: string | null;
}

export function productOf(box: PrintedBox): Product {
  const substances = substancesOf(box);
  const milligrams = substances.length === 1 ? unitMilligrams(box.dosage) : null;
  return { substances, milligrams, form: box.form };
}

/** An unknown form may be swallowed, and may act in the whole body. */
export function isSystemic({ form }: Pick<Product, "form">): boolean {
  return form !== "Crème";
}

export function isSwallowed({ form }: Pick<Product, "form">): boolean {
  return form !== "Crème" && form !== "Solution injectable";
}
