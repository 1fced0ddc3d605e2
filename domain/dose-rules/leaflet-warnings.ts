import { epochMs, type Instant } from "../calendar/instant.ts";
import { type CountedDose, isInWindow, totalOf, WINDOW_HOURS } from "../ledger/ledger.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { DoseRule, RuleSource } from "./dose-rule.ts";
import {
  doseAtMark,
  isChildsWeight,
  type Limits,
  longestInterval,
  PARACETAMOL_ASKED_PER_KG,
  PARACETAMOL_STOP_PER_KG,
} from "./limits.ts";
import type { DoseTaker, PersonBand } from "./person-band.ts";
import { plausibleWeight } from "./weight-age.ts";

/** The dose that is about to be recorded. */
export interface CheckedDose {
  readonly substance: Substance;
  readonly quantity: number;
  /** Of its whole quantity; null where unknown. */
  readonly milligrams: number | null;
  /** The salt that they weigh; null for the substance itself. */
  readonly weighedAs: string | null;
  readonly takenAt: Instant;
}

/** What a leaflet says against a dose. It is asked about once more and never refused. */
export type LeafletWarning =
  | {
      readonly kind: "outside-weight";
      readonly weightKg: number;
      readonly rules: readonly DoseRule[];
    }
  | { readonly kind: "outside-age" }
  | { readonly kind: "above-single-dose"; readonly rule: DoseRule }
  /** The smallest interval has not passed since another dose. */
  | {
      readonly kind: "before-interval";
      readonly substance: Substance;
      readonly hours: number;
      readonly other: Instant;
      /** The interval of this box is not known: the hours are the longest that other leaflets of the substance print. */
      readonly isOfOthers: boolean;
      /** With this dose there are three within one interval: it was broken before. */
      readonly isRepeated: boolean;
    }
  | { readonly kind: "above-daily-doses"; readonly count: number; readonly most: number }
  | {
      readonly kind: "above-daily-milligrams";
      readonly milligrams: number;
      readonly isAtLeast: boolean;
      readonly most: MostMilligrams;
    };

/** What the milligrams of 24 hours are compared with. */
export type MostMilligrams =
  | { readonly kind: "printed"; readonly milligrams: number }
  /** The leaflet prints it for each kilogram. */
  | { readonly kind: "printed-per-kg"; readonly milligrams: number }
  /** A child's paracetamol from all products together: a figure of another text than the leaflet of the box. */
  | {
      readonly kind: "paracetamol-per-kg";
      readonly milligrams: number;
      readonly weightKg: number;
      readonly source: RuleSource;
    };

export interface LeafletCheck {
  readonly dose: CheckedDose;
  /** Of the same person and the same substance. */
  readonly others: readonly CountedDose[];
  readonly taker: DoseTaker;
  readonly rules: readonly DoseRule[];
  readonly band: PersonBand | null;
  readonly limits: Limits;
}

const HOUR_MS = 3_600_000;

export function leafletWarnings(check: LeafletCheck): LeafletWarning[] {
  return [
    outside(check),
    aboveSingleDose(check),
    beforeInterval(check),
    aboveDailyDoses(check),
    aboveDailyMilligrams(check),
  ].filter((warning) => warning !== null);
}

function outside({ band, taker: { weightKg }, rules }: LeafletCheck): LeafletWarning | null {
  if (band?.kind !== "outside") return null;
  if (band.because === "age") return { kind: "outside-age" };
  return weightKg === null ? null : { kind: "outside-weight", weightKg, rules };
}

function aboveSingleDose({ dose, band, taker }: LeafletCheck): LeafletWarning | null {
  const rule = band?.kind === "band" ? band.rule : null;
  if (!rule?.dose) return null;
  const { most, unit } = rule.dose;
  const taken = unit === "unit" ? dose.quantity : dose.milligrams;
  const weightKg = plausibleWeight(taker);
  if (unit === "mg/kg" && weightKg === null) return null;
  const limit = unit === "mg/kg" ? doseAtMark(most, weightKg ?? 0) : most;
  return taken !== null && taken > limit ? { kind: "above-single-dose", rule } : null;
}

function beforeInterval({ dose, others, limits }: LeafletCheck): LeafletWarning | null {
  const hours = limits.interval?.smallest ?? longestInterval(dose.substance);
  if (hours === null) return null;
  const distance = ({ takenAt }: CountedDose) => Math.abs(epochMs(takenAt) - epochMs(dose.takenAt));
  const nearest = others.toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest || distance(nearest) >= hours * HOUR_MS) return null;
  return {
    kind: "before-interval",
    substance: dose.substance,
    hours,
    other: nearest.takenAt,
    isOfOthers: limits.interval === null,
    isRepeated: isThirdWithin(hours * HOUR_MS, dose, others),
  };
}

/** One that was recorded late may be the first or the second of the three. */
function isThirdWithin(
  interval: number,
  { takenAt }: CheckedDose,
  others: readonly CountedDose[],
): boolean {
  const at = epochMs(takenAt);
  const distances = others.map((other) => epochMs(other.takenAt) - at).toSorted((a, b) => a - b);
  return distances.some((distance, index) => {
    const next = distances[index + 1];
    return next !== undefined && Math.max(next, 0) - Math.min(distance, 0) < interval;
  });
}

function aboveDailyDoses(check: LeafletCheck): LeafletWarning | null {
  const { maxDoses } = check.limits;
  if (maxDoses === null) return null;
  const full = windowsWith(check).find((doses) => doses.length > maxDoses);
  return full ? { kind: "above-daily-doses", count: full.length, most: maxDoses } : null;
}

function aboveDailyMilligrams(check: LeafletCheck): LeafletWarning | null {
  const { mostMilligrams, maxMilligrams, maxMilligramsPerKg } = check.limits;
  const printed = mostMilligrams === null ? null : totalAbove(check, mostMilligrams);
  if (printed === null) return aboveParacetamolPerKg(check);
  const most: MostMilligrams =
    maxMilligramsPerKg === null || mostMilligrams === maxMilligrams
      ? { kind: "printed", milligrams: maxMilligrams ?? 0 }
      : { kind: "printed-per-kg", milligrams: maxMilligramsPerKg };
  return { kind: "above-daily-milligrams", ...printed, most };
}

/** Where the leaflet prints a maximum of its own and it is kept, only what no leaflet prints is asked about. */
function aboveParacetamolPerKg(check: LeafletCheck): LeafletWarning | null {
  const { dose, band, taker, limits } = check;
  const weightKg = plausibleWeight(taker);
  if (dose.substance !== "paracetamol" || weightKg === null) return null;
  if (!isChildsWeight(weightKg, taker.isAdult)) return null;
  const isPrinted = limits.mostMilligrams !== null || limits.maxDoses !== null;
  const isKept = band?.kind === "band" && isPrinted && aboveDailyDoses(check) === null;
  const { milligrams: perKg, source } = isKept ? PARACETAMOL_STOP_PER_KG : PARACETAMOL_ASKED_PER_KG;
  const above = totalAbove(check, perKg * weightKg);
  return above === null
    ? null
    : {
        kind: "above-daily-milligrams",
        ...above,
        most: { kind: "paracetamol-per-kg", milligrams: perKg, weightKg, source },
      };
}

function totalAbove(
  check: LeafletCheck,
  most: number,
): { readonly milligrams: number; readonly isAtLeast: boolean } | null {
  for (const doses of windowsWith(check)) {
    const { milligrams, isComplete } = totalOf(doses);
    if (milligrams !== null && milligrams > most) return { milligrams, isAtLeast: !isComplete };
  }
  return null;
}

/** The doses of every 24 hours that hold this one: up to its moment, and up to each later one that was recorded before it. */
function windowsWith({ dose, others }: LeafletCheck): CountedDose[][] {
  const added: CountedDose = {
    intakeId: "",
    substanceId: dose.substance,
    takenAt: dose.takenAt,
    milligrams: dose.milligrams,
    weighedAs: dose.weighedAs,
  };
  const at = epochMs(dose.takenAt);
  const ends = others
    .map(({ takenAt }) => takenAt)
    .filter((moment) => epochMs(moment) > at && epochMs(moment) < at + WINDOW_HOURS * HOUR_MS);
  return [dose.takenAt, ...ends].map((end) =>
    [...others, added].filter(
      (each) => epochMs(each.takenAt) <= epochMs(end) && isInWindow(each, end),
    ),
  );
}
