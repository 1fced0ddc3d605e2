import { epochMs, type Instant } from "../calendar/instant.ts";
import { type CountedDose, isInWindow, totalOf, WINDOW_HOURS } from "../ledger/ledger.ts";
import type { Substance } from "../medicines/molecule.ts";
import type { DoseRule, RuleSource } from "./dose-rule.ts";
import type { Limits } from "./next-dose.ts";
import type { DoseTaker, PersonBand } from "./person-band.ts";

/** The dose that is about to be recorded. */
export interface CheckedDose {
  readonly substance: Substance;
  readonly quantity: number;
  /** Of its whole quantity; null where unknown. */
  readonly milligrams: number | null;
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
  | { readonly kind: "before-interval"; readonly hours: number; readonly other: Instant }
  | { readonly kind: "above-daily-doses"; readonly count: number; readonly most: number }
  | {
      readonly kind: "above-daily-milligrams";
      readonly milligrams: number;
      readonly isAtLeast: boolean;
      readonly most: number;
      readonly source: RuleSource | null;
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

/** All medicines together, for a child: above the first it is asked about, the second is printed as never to be passed. */
const PARACETAMOL_OF_CHILD_PER_KG = 60;
const CHILD_BELOW_KG = 50;

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
  // A syringe that is marked in kilograms may be filled to the mark above.
  const limit = unit === "mg/kg" ? most * Math.ceil(taker.weightKg ?? Number.NaN) : most;
  return taken !== null && taken > limit ? { kind: "above-single-dose", rule } : null;
}

function beforeInterval({ dose, others, limits }: LeafletCheck): LeafletWarning | null {
  if (!limits.interval) return null;
  const { smallest } = limits.interval;
  const distance = ({ takenAt }: CountedDose) => Math.abs(epochMs(takenAt) - epochMs(dose.takenAt));
  const nearest = others.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < smallest * HOUR_MS
    ? { kind: "before-interval", hours: smallest, other: nearest.takenAt }
    : null;
}

function aboveDailyDoses(check: LeafletCheck): LeafletWarning | null {
  const { maxDoses } = check.limits;
  if (maxDoses === null) return null;
  const full = windowsWith(check).find((doses) => doses.length > maxDoses);
  return full ? { kind: "above-daily-doses", count: full.length, most: maxDoses } : null;
}

function aboveDailyMilligrams(check: LeafletCheck): LeafletWarning | null {
  const limit = milligramLimit(check);
  if (!limit) return null;
  for (const doses of windowsWith(check)) {
    const { milligrams, isComplete } = totalOf(doses);
    if (milligrams !== null && milligrams > limit.most) {
      return { kind: "above-daily-milligrams", milligrams, isAtLeast: !isComplete, ...limit };
    }
  }
  return null;
}

function milligramLimit({
  dose,
  band,
  limits,
  taker: { weightKg, isAdult },
}: LeafletCheck): { readonly most: number; readonly source: RuleSource | null } | null {
  const rule = band?.kind === "band" ? band.rule : null;
  const perKg =
    rule?.maxMilligramsPerKg ??
    (dose.substance === "paracetamol" && isAdult === false && (weightKg ?? 0) < CHILD_BELOW_KG
      ? PARACETAMOL_OF_CHILD_PER_KG
      : null);
  const byWeight = perKg === null || weightKg === null ? null : perKg * Math.ceil(weightKg);
  const known = [limits.maxMilligrams, byWeight].filter((most) => most !== null);
  return known.length === 0 ? null : { most: Math.min(...known), source: rule?.source ?? null };
}

/** The doses of every 24 hours that hold this one: up to its moment, and up to each later one that was recorded before it. */
function windowsWith({ dose, others }: LeafletCheck): CountedDose[][] {
  const added: CountedDose = {
    intakeId: "",
    substanceId: dose.substance,
    takenAt: dose.takenAt,
    milligrams: dose.milligrams,
    weighedAs: null,
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
