import type { SubstanceAmount } from "../intakes/composition-amount.ts";
import { composedAmount } from "../intakes/unit-amount.ts";
import type { Form } from "../inventory/form.ts";
import { type Substance, substancesOf } from "../medicines/molecules/molecule.ts";
import { unitMilligrams } from "../symptoms/rules/unit-strength.ts";

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
  /** The composition of its reference, where that is known. */
  readonly contained?: readonly SubstanceAmount[];
}

/** Homes have hundreds of boxes, which are asked about each minute. */
const PRODUCTS = new WeakMap<PrintedBox, Product>();

export function productOf(box: PrintedBox): Product {
  const known = PRODUCTS.get(box);
  if (known) return known;
  const product = readProduct(box);
  PRODUCTS.set(box, product);
  return product;
}

function readProduct(box: PrintedBox): Product {
  const substances = substancesOf(box);
  const [only, ...others] = substances;
  const composed = box.form && composedAmount({ ...box, form: box.form }, only);
  const milligrams =
    only === undefined || others.length > 0 ? null : (composed ?? unitMilligrams(box.dosage));
  return { substances, milligrams, form: box.form };
}

/** What stays where it is put. */
const LOCAL: ReadonlySet<Form | null> = new Set<Form>([
  "Crème",
  "Pommade",
  "Collyre",
  "Spray nasal",
  "Inhalateur",
  "Ovule",
]);
const NOT_SWALLOWED: ReadonlySet<Form | null> = new Set<Form>([
  "Solution injectable",
  "Patch",
  "Suppositoire",
]);

/** An unknown form may act in the whole body. */
export function isSystemic({ form }: Pick<Product, "form">): boolean {
  return !LOCAL.has(form);
}

/** An unknown form may be swallowed. */
export function isSwallowed({ form }: Pick<Product, "form">): boolean {
  return !LOCAL.has(form) && !NOT_SWALLOWED.has(form);
}
