import { epochMs, type Instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";

/** One substance of one dose: what the totals are made of. A dose of a combination is several of these. */
export interface CountedDose {
  readonly intakeId: string;
  /** Null where nobody knows what the dose contained, or what it contained besides. */
  readonly substanceId: Substance | null;
  readonly takenAt: Instant;
  /** Null where the amount is unknown. */
  readonly milligrams: number | null;
  /** The salt, ester or extract that `milligrams` weighs; null for the substance itself. */
  readonly weighedAs: string | null;
}

/** A substance that the database recorded of a dose, from the composition of its box's reference. */
export type ContainedSubstance = Pick<CountedDose, "milligrams" | "weighedAs"> & {
  readonly substanceId: Substance;
};

/** With what a screen shows of the dose. */
export interface LedgerDose extends CountedDose {
  readonly quantity: number;
  /** Name, dosage and form of the box when the dose was recorded. */
  readonly productName: string;
  readonly dosage: string;
  readonly form: Form;
  /** Null once the box was deleted. */
  readonly medicationId: string | null;
  /** The name of the account that recorded it; null for somebody without a name. */
  readonly givenBy: string | null;
  /** The account that recorded it, null once that is gone. */
  readonly giverId: string | null;
}

/** What one person had of one substance. */
export interface SubstanceDoses<Dose extends CountedDose = LedgerDose> {
  readonly substanceId: Substance;
  /** The latest, which may be older than the window. */
  readonly last: Dose;
  /** All that were passed, the latest first. */
  readonly doses: readonly Dose[];
  /** Those of the window, the latest first. */
  readonly counted: readonly Dose[];
  readonly total: Total;
}

export interface Total {
  /** Null where no amount is known, or where those that are known cannot be added. */
  readonly milligrams: number | null;
  /** Where not, `milligrams` is a lower limit: "at least 720 mg". */
  readonly isComplete: boolean;
}

export interface Ledger<Dose extends CountedDose = LedgerDose> {
  /** The substance that was taken last comes first. */
  readonly substances: readonly SubstanceDoses<Dose>[];
  /** Of the window: doses that may have contained anything, the latest first. */
  readonly unknown: readonly Dose[];
}

const HOUR_MS = 3_600_000;

/** For how long a dose counts. */
export const WINDOW_HOURS = 24;

/**
 * Adds up the doses of one person by substance. The database function `substance_ledger` follows the same rules, and
 * `testing/samples/ledger-cases.ts` tests both.
 */
export function ledgerOf<Dose extends CountedDose>(
  doses: readonly Dose[],
  now: Instant,
  hours: number = WINDOW_HOURS,
): Ledger<Dose> {
  const read = [...doses].sort((one, other) => epochMs(other.takenAt) - epochMs(one.takenAt));
  const groups = Map.groupBy(read, ({ substanceId }) => substanceId);
  const isCounted = (dose: Dose) => isInWindow(dose, now, hours);
  const substances = [...groups].flatMap(([substanceId, of]) => {
    const [last] = of;
    if (substanceId === null || last === undefined) return [];
    const counted = of.filter(isCounted);
    return [{ substanceId, last, doses: of, counted, total: totalOf(counted) }];
  });
  return { substances, unknown: (groups.get(null) ?? []).filter(isCounted) };
}

/**
 * A dose counts until that many full hours have passed, whatever the clocks on the wall did; at that minute it leaves.
 * A dose dated ahead counts too.
 */
export function isInWindow(
  { takenAt }: Pick<CountedDose, "takenAt">,
  now: Instant,
  hours: number = WINDOW_HOURS,
): boolean {
  return epochMs(now) - epochMs(takenAt) < hours * HOUR_MS;
}

/**
 * The milligrams of doses of one substance. Amounts of the substance itself are added, and amounts of one and the same
 * salt; 30 mg of codeine phosphate and 15 mg of codeine are at least 15 mg of codeine.
 */
export function totalOf(doses: readonly CountedDose[]): Total {
  const known = doses.filter(({ milligrams }) => milligrams !== null);
  const bySalt = Map.groupBy(known, ({ weighedAs }) => weighedAs);
  const added = bySalt.size > 1 ? bySalt.get(null) : known;
  return {
    milligrams: added && added.length > 0 ? sumOf(added) : null,
    isComplete: bySalt.size <= 1 && known.length === doses.length,
  };
}

/** As many decimals as the database keeps, so that no binary fraction shows. */
const PRECISION = 1e6;

function sumOf(doses: readonly CountedDose[]): number {
  const sum = doses.reduce((total, { milligrams }) => total + (milligrams ?? 0), 0);
  return Math.round(sum * PRECISION) / PRECISION;
}
