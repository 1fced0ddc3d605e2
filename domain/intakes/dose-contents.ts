import type { Form } from "../inventory/form.ts";
import type { ContainedSubstance } from "../ledger/ledger.ts";
import { type Substance, substancesOf } from "../medicines/molecules/molecule.ts";
import { doseAmount, type SubstanceAmount } from "./composition-amount.ts";
import { milligramsPerUnit } from "./dose-amount.ts";

/** A box, as far as it says what it contains. */
interface NamedBox {
  readonly name: string;
  readonly dosage: string;
  /** Of its reference; null for a box typed by hand. */
  readonly activeMolecule: string | null;
  /** Known substances; where there is none, the name of the box is read. */
  readonly contained?: readonly Pick<ContainedSubstance, "substanceId">[];
}

/** A box that a dose is about to be logged of. */
export interface ComposedBox extends Omit<NamedBox, "contained"> {
  readonly form: Form;
  /** Of its reference; empty where that is not known. */
  readonly contained: readonly SubstanceAmount[];
}

/**
 * What a box contains, as doses of it count. Aspirin against clots is aspirin here: what was taken of it is in the body
 * all the same.
 */
export function heldBy({ contained = [], ...box }: NamedBox): Substance[] {
  return contained.length > 0
    ? contained.map(({ substanceId }) => substanceId)
    : substancesOf(box).map((each) => (each === "low-dose-aspirin" ? "aspirin" : each));
}

/**
 * What a dose of a box will be recorded to contain: by the composition of its reference, else one substance by the
 * strength that was typed. Substances without a known amount have no milligrams; `SOMETHING_ELSE` is among them.
 */
export function doseContents(box: ComposedBox, quantity: number): ContainedSubstance[] {
  if (box.contained.length > 0) {
    return box.contained.map((each) => {
      const { milligrams, weighedAs } = doseAmount(quantity, box.form, each);
      return { substanceId: each.substanceId, milligrams, weighedAs };
    });
  }
  return typedContents(box, quantity);
}

/** What a dose contains by the name and the strength of its box alone. */
export function typedContents(
  box: Omit<NamedBox, "contained"> & { readonly form: Form },
  quantity: number,
): ContainedSubstance[] {
  const { name, dosage, form, activeMolecule } = box;
  const held = heldBy({ name, dosage, activeMolecule });
  const perUnit = held.length === 1 ? milligramsPerUnit(form, dosage) : null;
  return held.map((substanceId) => ({
    substanceId,
    milligrams: perUnit === null ? null : perUnit * quantity,
    weighedAs: null,
  }));
}

/** Milligrams in one unit of a box that contains one substance; null where unknown, and of several. */
export function unitMilligrams(box: ComposedBox): number | null {
  const [only, ...others] = doseContents(box, 1);
  return only === undefined || others.length > 0 ? null : only.milligrams;
}
