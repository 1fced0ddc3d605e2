import type { Form } from "../inventory/form.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";

/**
 * One substance of a reference medicine, as `reference_substances` stores it: `amount` milligrams in `perAmount` of
 * `perUnit`.
 */
export interface SubstanceAmount {
  readonly substanceId: Substance;
  readonly amount: number | null;
  readonly perAmount: number | null;
  readonly perUnit: string | null;
  /** What one counted unit contains, in millilitres or grams; null where the official files do not say. */
  readonly holdsAmount: number | null;
  readonly holdsUnit: string | null;
  /** The official name of what `amount` weighs. */
  readonly weighedAs: string;
  /** Whether that is a salt, an ester, a hydrate or an extract, and not the substance alone. */
  readonly isSalt: boolean;
  /** Why `amount` is not milligrams. */
  readonly unknownBecause: string | null;
}

/** Milligrams of one substance in a dose, or why they are unknown. */
export type DoseAmount =
  | {
      readonly milligrams: number;
      /** The salt, ester or extract that they weigh; null for the substance itself. */
      readonly weighedAs: string | null;
      readonly unknownBecause: null;
    }
  | {
      readonly milligrams: null;
      readonly weighedAs: null;
      /** That of the composition, or `another-unit`: the box is counted in another unit than it. */
      readonly unknownBecause: string;
    };

/** In which units of a composition the doses of a form are counted or measured. None of a patch: it is not one dose. */
const UNITS: Readonly<Partial<Record<Form, readonly string[]>>> = {
  // What has no form of its own and is counted (a gum, a film) is a tablet or another form.
  Comprimé: ["tablet", "gum", "lyophilisate", "film"],
  Gélule: ["capsule"],
  Sirop: ["ml"],
  Crème: ["g"],
  "Solution injectable": ["ampoule", "bottle", "syringe", "pen", "cartridge"],
  Suppositoire: ["suppository"],
  Sachet: ["sachet"],
  Gouttes: ["drop"],
  Collyre: ["drop"],
  "Spray nasal": ["spray", "dose"],
  Inhalateur: ["puff", "dose"],
  Pommade: ["g"],
  "Poudre pour suspension": ["ml"],
  Pastille: ["lozenge"],
  Ovule: ["pessary"],
  Autre: ["gum", "lyophilisate", "film", "dressing"],
};

/** As many decimals as the database keeps. */
const PRECISION = 1e6;

/**
 * What a dose contains of one substance. No unit is converted into another one. The database function
 * `get_dose_milligrams` follows the same rule, and `testing/samples/dose-amount-cases.ts` tests both.
 * @param quantity in the unit that doses of the form are counted in
 */
export function doseAmount(quantity: number, form: Form, composition: SubstanceAmount): DoseAmount {
  const milligrams = milligramsIn(quantity, form, composition);
  if (milligrams === null) {
    const unknownBecause = composition.unknownBecause ?? "another-unit";
    return { milligrams, weighedAs: null, unknownBecause };
  }
  return {
    milligrams: Math.round(milligrams * PRECISION) / PRECISION,
    weighedAs: composition.isSalt ? composition.weighedAs : null,
    unknownBecause: null,
  };
}

function milligramsIn(quantity: number, form: Form, composition: SubstanceAmount): number | null {
  const { amount, perAmount, perUnit, holdsAmount, holdsUnit, unknownBecause } = composition;
  if (unknownBecause !== null || amount === null || perAmount === null || perUnit === null) {
    return null;
  }
  const units = UNITS[form] ?? [];
  if (units.includes(perUnit)) return (quantity * amount) / perAmount;
  // Of a form that is measured, what one counted unit of the composition holds: a sachet of 10 ml.
  return holdsAmount !== null && holdsUnit !== null && units.includes(holdsUnit)
    ? (quantity * amount) / (perAmount * holdsAmount)
    : null;
}
