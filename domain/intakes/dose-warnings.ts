import { epochMs, type Instant } from "../calendar/instant.ts";
import type { LeafletWarning } from "../dose-rules/leaflet-warnings.ts";
import { mostPrintedMilligrams } from "../dose-rules/limits.ts";
import { plausibleWeight } from "../dose-rules/weight-age.ts";
import type { Interaction } from "../interactions/interactions.ts";
import { type Form, formUnit, isSpreadOnSkin } from "../inventory/form.ts";
import type { ContainedSubstance } from "../ledger/ledger.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { heaviestWeight } from "../profiles/plausible-measures.ts";
import type { Refused } from "../symptoms/guidance.ts";
import { isCounted } from "./dose-quantity.ts";
import type { RecentDose } from "./recent-doses.ts";
import { SAME_DOSE_MS } from "./recent-hours.ts";

/** What is asked once more before a dose is logged. It is never refused: what was taken is a fact. */
export type DoseWarning<Dose extends RecentDose = RecentDose> =
  | { readonly kind: "quantity" }
  | { readonly kind: "for-weight"; readonly weightKg: number }
  /** The amount cannot be compared with a weight that nobody of that age has. */
  | { readonly kind: "implausible-weight"; readonly weightKg: number }
  | {
      readonly kind: "milligrams";
      readonly substance: Substance;
      readonly milligrams: number;
      /** Null where it is much for anybody, or for anybody of that age. */
      readonly weightKg: number | null;
    }
  | { readonly kind: "other-nsaid"; readonly substance: Substance; readonly dose: Dose }
  | { readonly kind: "duplicate"; readonly dose: Dose }
  | LeafletWarning;

/** As it is kept with a dose that was recorded all the same: the database holds the same list. */
export type WarningKind = DoseWarning["kind"];

/** A reason against the box for this person, whatever the dose. It is asked about and not kept with the dose. */
export interface RefusalDoubt {
  readonly kind: "refused";
  /** At least one. */
  readonly reasons: readonly Refused[];
}

/** Something about the person that has no figure. It is asked about and not kept with the dose. */
export type PersonDoubt =
  /** On prescription or to be swallowed whole, and nothing says that it is for this small child. */
  | { readonly kind: "not-known-for-child" }
  | { readonly kind: "two-anticoagulants"; readonly other: string }
  /** Whether the person takes something that would speak against the box: at least one. */
  | { readonly kind: "open-question"; readonly questions: readonly Interaction[] };

/** Nothing can be said of the last doses, which could not be read. It is not kept with the dose. */
export interface UnreadDoubt {
  readonly kind: "unread";
}

/** Everything that is asked before a dose is logged. */
export type DoseDoubt<Dose extends RecentDose = RecentDose> =
  | DoseWarning<Dose>
  | RefusalDoubt
  | PersonDoubt
  | UnreadDoubt;

/** Told apart by it, a doubt is asked about once: an interval is that of a substance, and a box may hold two. */
export function doubtKey(doubt: DoseDoubt): string {
  return doubt.kind === "before-interval" ? `${doubt.kind} ${doubt.substance}` : doubt.kind;
}

const NOT_KEPT = [
  "refused",
  "not-known-for-child",
  "two-anticoagulants",
  "open-question",
  "unread",
] as const;

function isKept(kind: DoseDoubt["kind"]): kind is WarningKind {
  return !(NOT_KEPT as readonly string[]).includes(kind);
}

export function keptKinds(doubts: readonly DoseDoubt[]): WarningKind[] {
  return [...new Set(doubts.map(({ kind }) => kind).filter(isKept))];
}

type AmountWarning = Extract<
  DoseWarning,
  { readonly kind: "quantity" | "for-weight" | "implausible-weight" | "milligrams" }
>;

export interface DoseInput {
  readonly form: Form;
  readonly quantity: number;
  readonly takenAt: Instant;
  /** Of the whole quantity. */
  readonly contained: readonly ContainedSubstance[];
}

/** Of the person who takes it; null where unknown. */
export interface DoseRecipient {
  readonly weightKg: number | null;
  readonly ageInMonths: number | null;
  readonly isAdult: boolean | null;
}

/** A slip of the finger rather than a dose: more units, millilitres or grams at once than a leaflet has for anybody. */
const UNITS_MAX = 4;
const UNITS_MAX_OF_CHILD = 2;
const MILLILITRES_MAX = 30;
const MILLILITRES_MAX_OF_CHILD = 20;
const GRAMS_MAX = 50;
/** A crisis of asthma takes up to ten puffs; oral drops are prescribed by tens. */
const PUFFS_MAX = 10;
const ORAL_DROPS_MAX = 60;
const CHILD_UNTIL_MONTHS = 144;

/** The French pipettes go to 0.63 mL for each kilogram (paracetamol 24 mg/mL, 15 mg/kg). */
const MILLILITRES_PER_KG = 1;

/**
 * The most that a printed band comes to at once: paracetamol 20 mg/kg and 1 g, ibuprofen 13.3 mg/kg and 400 mg. It only
 * asks once more: bands are read on the leaflet, not worked out.
 */
const PRINTED_MAXIMUM: Readonly<Partial<Record<Substance, { perKg: number; atOnce: number }>>> = {
  paracetamol: { perKg: 20, atOnce: 1000 },
  ibuprofen: { perKg: 13.4, atOnce: 400 },
};

/**
 * On prescription too, no unit of these holds what their leaflets print for a day: it was written wrong. One of ketoprofen
 * or omeprazole does, and is taken as prescribed.
 */
const NEVER_IN_ONE_UNIT: ReadonlySet<Substance> = new Set(["paracetamol", "ibuprofen", "aspirin"]);

/** What to ask about the amount, with the reason that says most. */
export function amountWarning(dose: DoseInput, taker: DoseRecipient): AmountWarning | null {
  const { form, quantity } = dose;
  const weightKg = plausibleWeight(taker);
  return (
    milligramsWarning(dose, taker, weightKg) ??
    (formUnit(form) === "ml" && weightKg !== null && quantity > weightKg * MILLILITRES_PER_KG
      ? { kind: "for-weight", weightKg }
      : null) ??
    quantityWarning(dose, taker) ??
    (taker.weightKg !== null && weightKg === null && isComparedWithWeight(dose)
      ? { kind: "implausible-weight", weightKg: taker.weightKg }
      : null)
  );
}

/** What to ask of the number alone, whoever takes it. */
export function quantityWarning(
  { form, quantity }: Pick<DoseInput, "form" | "quantity">,
  taker: Pick<DoseRecipient, "ageInMonths" | "isAdult">,
): AmountWarning | null {
  return quantity > maximumOf(form, taker) ? { kind: "quantity" } : null;
}

/**
 * The dose that this one may be, logged at about the same time: by somebody else, or by the same account on another
 * device, which a couple may share.
 * @param same doses of the same person that are recorded, without the one about to be logged
 */
export function possibleDuplicate<Dose extends RecentDose>(
  { takenAt }: Pick<DoseInput, "takenAt">,
  same: readonly Dose[],
): DoseWarning<Dose> | null {
  const dose = same.find(
    (each) => Math.abs(epochMs(each.takenAt) - epochMs(takenAt)) <= SAME_DOSE_MS,
  );
  return dose ? { kind: "duplicate", dose } : null;
}

/** @param weightKg one that a person of that age may have; without it, the heaviest of that age is compared with */
function milligramsWarning(
  { form, quantity, contained }: DoseInput,
  taker: DoseRecipient,
  weightKg: number | null,
): AmountWarning | null {
  const kg = weightKg ?? heaviestOf(taker);
  for (const { substanceId: substance, milligrams: amount } of contained) {
    if (amount === null) continue;
    const milligrams = Math.round(amount);
    // One unit is what the box holds, whatever its strength.
    const isOneUnit = isCounted(form) && quantity <= 1;
    // What leaflets print for a day is swallowed, and says nothing of what is spread on the skin.
    const daily = isSpreadOnSkin(form) ? null : mostPrintedMilligrams(substance);
    const isForADay = daily !== null && milligrams > daily;
    if (isForADay && (!isOneUnit || NEVER_IN_ONE_UNIT.has(substance))) {
      return { kind: "milligrams", substance, milligrams, weightKg: null };
    }
    const most = PRINTED_MAXIMUM[substance];
    if (!most) continue;
    if (milligrams > kg * most.perKg)
      return { kind: "milligrams", substance, milligrams, weightKg };
    if (milligrams > most.atOnce && !isOneUnit) {
      return { kind: "milligrams", substance, milligrams, weightKg: null };
    }
  }
  return null;
}

function heaviestOf({ ageInMonths, isAdult }: DoseRecipient): number {
  return heaviestWeight({ type: isAdult === false ? "child" : "adult", ageInMonths });
}

function isComparedWithWeight({ form, contained }: DoseInput): boolean {
  return (
    formUnit(form) === "ml" ||
    contained.some(({ substanceId }) => PRINTED_MAXIMUM[substanceId] !== undefined)
  );
}

/** A child whose age nobody knows may be a small one. */
function maximumOf(
  form: Form,
  { ageInMonths, isAdult }: Pick<DoseRecipient, "ageInMonths" | "isAdult">,
): number {
  const isChild = ageInMonths === null ? isAdult === false : ageInMonths < CHILD_UNTIL_MONTHS;
  if (form === "Gouttes") return ORAL_DROPS_MAX;
  switch (formUnit(form)) {
    case "ml":
      return isChild ? MILLILITRES_MAX_OF_CHILD : MILLILITRES_MAX;
    case "g":
      return GRAMS_MAX;
    case "puff":
      return PUFFS_MAX;
    default:
      return isChild ? UNITS_MAX_OF_CHILD : UNITS_MAX;
  }
}
