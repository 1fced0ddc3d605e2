import { epochMs, type Instant } from "../calendar/instant.ts";
import { type Form, isSpreadOnSkin } from "../inventory/form.ts";
import {
  type ContainedSubstance,
  type CountedDose,
  isInWindow,
  type Ledger,
  ledgerOf,
  type Total,
} from "../ledger/ledger.ts";
import { fold } from "../locale/fold.ts";
import { isIn, SOMETHING_ELSE, type Substance } from "../medicines/molecules/molecule.ts";
import { heldBy, typedContents } from "./dose-contents.ts";
import { RECENT_HOURS } from "./recent-hours.ts";

/** A dose of one person in the last days, from any box, given by anybody. */
export interface RecentDose {
  readonly id: string;
  /** Null once the box was deleted. */
  readonly medicationId: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly quantity: number;
  readonly takenAt: Instant;
  /** The account that logged it, null once that is gone. */
  readonly by: string | null;
  /** Of the box's reference; null for a box typed by hand, and once the box was deleted. */
  readonly activeMolecule: string | null;
  /** What the database recorded that it contained; without it, the name of the box is read. */
  readonly contained?: readonly ContainedSubstance[];
}

/** The box that a dose is about to be logged of. */
export interface SelectedBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly activeMolecule: string | null;
  /** The composition of the box's reference; without it, the name of the box is read. */
  readonly contained?: readonly Pick<ContainedSubstance, "substanceId">[];
}

/** What was recorded of one substance in 24 hours. */
export interface SubstanceDoses<Dose extends RecentDose = RecentDose> {
  readonly substance: Substance;
  readonly last: Dose;
  /** All that were read, the latest first. */
  readonly doses: readonly Dose[];
  /** The same with what each contained of this substance. */
  readonly amounts: readonly (CountedDose & { readonly dose: Dose })[];
  /** How many in the last 24 hours: 0 where the last one is longer ago. */
  readonly count: number;
  /** Their milligrams, null where no dose says them; with `isAtLeast` where some do not. */
  readonly milligrams: { readonly sum: number; readonly isAtLeast: boolean } | null;
}

export interface RecentDoseSummary<Dose extends RecentDose = RecentDose> {
  /** What the box holds, as far as it is known. */
  readonly substances: readonly Substance[];
  /** One for each of these substances that was taken. */
  readonly taken: readonly SubstanceDoses<Dose>[];
  /**
   * Of the last 24 hours, the latest first: doses that may hold the same without our knowing it. Of a box whose
   * substance is unknown, these are all doses.
   */
  readonly unknown: readonly Dose[];
  /** Another anti-inflammatory of the last 24 hours, where the box contains one: they are taken one at a time. */
  readonly otherNsaid: { readonly substance: Substance; readonly dose: Dose } | null;
}

/** What somebody has to know of the last doses before one of this box is given. Facts alone: no verdict, no allowance. */
export function summarizeRecentDoses<Dose extends RecentDose>(
  box: SelectedBox,
  doses: readonly Dose[],
  now: Instant,
): RecentDoseSummary<Dose> {
  const inBox = heldBy(box);
  const substances = inBox.filter((each) => each !== SOMETHING_ELSE);
  const ledger = ledgerOf(doses.flatMap(countedDosesOf), now);
  const taken = substances.flatMap((substance) => {
    const same = ledger.substances.find(({ substanceId }) => substanceId === substance);
    if (!same) return [];
    return [
      {
        substance,
        last: same.last.dose,
        doses: same.doses.map(({ dose }) => dose),
        amounts: same.doses,
        count: same.counted.length,
        milligrams: milligramsOf(same.total),
      },
    ];
  });
  const isKnown = substances.length > 0 && !inBox.includes(SOMETHING_ELSE);
  const mentioned = new Set(taken.flatMap(({ doses: same }) => same));
  const candidates = isKnown
    ? ledger.unknown.map(({ dose }) => dose)
    : doses.filter((dose) => isInWindow(dose, now)).sort(byTimeDescending);
  return {
    substances,
    taken,
    unknown: candidates.filter((dose) => !mentioned.has(dose)),
    otherNsaid: otherNsaid(substances, ledger),
  };
}

/**
 * The latest dose of each substance of the last `RECENT_HOURS`, of each other product with it that was given in the last
 * 24, and of each product whose substance is unknown, the latest first: the boxes about which somebody asks "how much,
 * and when again?". A combination stands once.
 */
export function latestDoses<Dose extends RecentDose>(
  doses: readonly Dose[],
  now: Instant,
): readonly Dose[] {
  const recent = doses.filter((dose) => isInWindow(dose, now, RECENT_HOURS));
  const { substances, unknown } = ledgerOf(recent.flatMap(countedDosesOf), now, RECENT_HOURS);
  // The leaflet of a box given before may limit what that of the last one says nothing of.
  const known = substances
    .flatMap(({ last, doses: all }) => [last, ...all.filter((each) => isInWindow(each, now))])
    .map(({ dose }) => dose)
    .filter((dose, at, all) => all.findIndex((other) => isSameProduct(other, dose)) === at);
  const ofProducts = unknown
    .map(({ dose }) => dose)
    .filter((dose, at, all) => all.findIndex((other) => isSameProduct(other, dose)) === at)
    .filter((dose) => !known.some((other) => isSameProduct(other, dose)));
  return [...new Set([...known, ...ofProducts])].sort(byTimeDescending);
}

/**
 * Of the last 24 hours: substances of which some dose adds no milligrams, so that no maximum of a day can be counted.
 * Creams and ointments are measured in grams of what is spread, and no maximum of tablets counts them.
 */
export function uncountedSubstances(
  doses: readonly RecentDose[],
  now: Instant,
): ReadonlySet<Substance> {
  const swallowed = doses.filter(({ form }) => !isSpreadOnSkin(form));
  const { substances } = ledgerOf(swallowed.flatMap(countedDosesOf), now);
  const uncounted = substances.filter(
    ({ counted, total }) => counted.length > 0 && !total.isComplete,
  );
  return new Set(uncounted.map(({ substanceId }) => substanceId));
}

function otherNsaid<Dose extends RecentDose>(
  substances: readonly Substance[],
  ledger: Ledger<CountedDose & { readonly dose: Dose }>,
): RecentDoseSummary<Dose>["otherNsaid"] {
  if (!substances.some(isNsaid)) return null;
  const found = ledger.substances.find(
    ({ substanceId, counted }) =>
      counted.length > 0 && isNsaid(substanceId) && !substances.includes(substanceId),
  );
  return found ? { substance: found.substanceId, dose: found.last.dose } : null;
}

function isNsaid(substance: Substance): boolean {
  return isIn(["nsaids"], substance);
}

/** The same product: this box, or another one of its name, strength and form. */
export function isSameProduct(box: SelectedBox, dose: RecentDose): boolean {
  return (
    dose.medicationId === box.id ||
    (fold(dose.name) === fold(box.name) &&
      fold(dose.dosage) === fold(box.dosage) &&
      dose.form === box.form)
  );
}

/** One for each substance of a dose, and one without a substance where it may have contained something else. */
function countedDosesOf<Dose extends RecentDose>(
  dose: Dose,
): readonly (CountedDose & { readonly dose: Dose })[] {
  const { id: intakeId, takenAt, contained = [] } = dose;
  if (contained.length > 0) return contained.map((each) => ({ dose, intakeId, takenAt, ...each }));
  const held = typedContents(dose, dose.quantity);
  const nothing = { substanceId: SOMETHING_ELSE, milligrams: null, weighedAs: null };
  return (held.length === 0 ? [nothing] : held).map(({ substanceId, ...each }) => ({
    dose,
    intakeId,
    takenAt,
    substanceId: substanceId === SOMETHING_ELSE ? null : substanceId,
    ...each,
  }));
}

function milligramsOf({ milligrams, isComplete }: Total): SubstanceDoses["milligrams"] {
  return milligrams === null ? null : { sum: milligrams, isAtLeast: !isComplete };
}

function byTimeDescending(one: RecentDose, other: RecentDose): number {
  return epochMs(other.takenAt) - epochMs(one.takenAt);
}
