import type { Day } from "../../calendar/day.ts";
import { type Form, formUnit } from "../../inventory/form.ts";
import type { ComposedSubstance } from "../../substances/composition.ts";
import type { Unit } from "../../substances/reference-unit.ts";
import type { ImportedReference } from "../imports/imported-reference.ts";
import type { PackState } from "../official/pack.ts";
import { isStockUnit } from "../packs/stock-unit.ts";
import type { NationalFile } from "./national-files.ts";

/** One packaging of a medicine. */
export interface NationalPack {
  /** The 13 digits under its bars, which hold the national code. */
  readonly code: string;
  readonly label: string;
  /** With its unit; both null where the file does not say. */
  readonly quantity: number | null;
  readonly unit: Unit | null;
  readonly state: PackState;
  /** Whether a household may hold it: no sample, and no pack for hospitals. */
  readonly isForHouseholds: boolean;
}

/** What a national list says of one medicine, in the product's words. */
export interface NationalMedicine extends Omit<ImportedReference, "cis" | "cip13" | "price"> {
  /** The number under which the agency of the country knows it. */
  readonly key: string;
  readonly composition: readonly ComposedSubstance[];
  readonly packs: readonly NationalPack[];
}

/** The files of one day, read. */
export interface NationalEdition {
  readonly medicines: readonly NationalMedicine[];
  /** Rows of each file. */
  readonly counts: Readonly<Partial<Record<NationalFile, number>>>;
  /** Rows that were left out because they name no medicine or pack. */
  readonly leftOut: number;
  /** The day of the files where they tell it, else the newest that they name and that has come. */
  readonly newestDay: Day | null;
  /** Packs of medicines that the list does not have. */
  readonly strangers: number;
}

/** Of a name, a dosage, a label and a list of molecules, as the tables take them. */
export const NAME_MAX = 200;
export const DOSAGE_MAX = 100;
export const LABEL_MAX = 1000;
export const MOLECULES_MAX = 5000;
/** Of the name of a substance. */
export const SUBSTANCE_MAX = 250;
/** Of a quantity. */
const QUANTITY_MAX = 10_000;
const MONTH = 30;

/** The whole units of the pack that a household most likely holds: sold, and nearest to a month; else the smallest. */
function householdQuantity(packs: readonly NationalPack[], form: Form | null): number | null {
  const sizes = packs.flatMap(({ quantity, unit, state, isForHouseholds }) =>
    quantity !== null &&
    unit !== null &&
    form !== null &&
    isForHouseholds &&
    state === "sold" &&
    isStockUnit(form, unit)
      ? Math.floor(quantity)
      : [],
  );
  const kept = sizes.filter((size) => size >= 1 && size <= QUANTITY_MAX);
  const isCounted = form !== null && ["tablet", "capsule"].includes(formUnit(form));
  const distance = (size: number) => (isCounted ? Math.abs(size - MONTH) : size);
  const [nearest = null] = kept.sort((one, other) => distance(one) - distance(other));
  return nearest;
}

/** What is known of a medicine before all of its packs are. */
export type MedicineFacts = Omit<
  NationalMedicine,
  "packs" | "defaultQuantity" | "marketingState" | "form"
>;

/** A medicine whose packs are being gathered. */
export interface GatheredMedicine {
  readonly facts: MedicineFacts;
  readonly form: Form | null;
  /** In the words of the file. */
  readonly officialForm: string;
  readonly packs: NationalPack[];
}

/** @param states what the list calls a medicine of which a pack is sold, and one of which none is */
export function gathered(
  { facts, form, officialForm, packs }: GatheredMedicine,
  states: { readonly sold: string; readonly notSold: string },
): NationalMedicine {
  const isSold = packs.some(({ state }) => state === "sold");
  return {
    ...facts,
    packs,
    form: form ?? officialForm.toLowerCase(),
    defaultQuantity: householdQuantity(packs, form),
    marketingState: isSold ? states.sold : states.notSold,
    remoteness: isSold ? facts.remoteness : Math.max(facts.remoteness, 2),
  };
}
