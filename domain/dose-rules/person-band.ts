import type { Day } from "../calendar/day.ts";
import type { DoseRule, PrintedLimits, Span } from "./dose-rule.ts";
import { usableWeight } from "./weight-age.ts";

/** The person who takes the dose. Null is not known, and never zero. */
export interface DoseTaker {
  readonly weightKg: number | null;
  /** When the weight was measured. */
  readonly weightOn: Day | null;
  readonly ageInMonths: number | null;
  /** Whether it is an adult, by birth or as its profile says; null where neither says. */
  readonly isAdult: boolean | null;
}

/** Which row of a leaflet is the one of a person. */
export type PersonBand =
  | { readonly kind: "band"; readonly rule: DoseRule }
  /** The rows are by weight, and there is none, one that is too old, or one that nobody of that age has. */
  | { readonly kind: "weight-missing" }
  | { readonly kind: "age-missing" }
  /** The row for a person of that weight or age is printed differently in two copies. */
  | { readonly kind: "disputed" }
  /** No row of this leaflet is for a person of that weight or age. */
  | { readonly kind: "outside"; readonly because: "weight" | "age" };

const KG_PER_LB = 0.45359;
export const ADULT_MONTHS = 18 * 12;

/** Compares with the weight rounded down: 16.5 kg is in `11 to 16`, and 26.9 kg is not "from 27 kg". */
export function bandFor(rules: readonly DoseRule[], taker: DoseTaker, today: Day): PersonBand {
  const ofAge = rules.filter((rule) => fitsAge(rule, taker) !== "no");
  if (ofAge.length === 0) return { kind: "outside", because: "age" };
  const weight = usableWeight(taker, today);
  const ofWeight = ofAge.filter((rule) => fitsWeight(rule, weight));
  if (weight === null && ofAge.every(({ weight: span }) => span !== null)) {
    return { kind: "weight-missing" };
  }
  const [rule] = ofWeight.filter((each) => fitsAge(each, taker) === "yes");
  if (rule) return { kind: "band", rule };
  return ofWeight.length > 0 ? { kind: "age-missing" } : { kind: "outside", because: "weight" };
}

/** What all rows have in common, which holds for everybody the leaflet is for. */
export function commonLimits(rules: readonly DoseRule[]): PrintedLimits {
  return {
    interval: common(rules, ({ interval }) => interval),
    maxDoses: common(rules, ({ maxDoses }) => maxDoses),
    maxMilligrams: common(rules, ({ maxMilligrams }) => maxMilligrams),
    maxMilligramsPerKg: common(rules, ({ maxMilligramsPerKg }) => maxMilligramsPerKg),
  };
}

/** Days without a doctor, where all rows print the same. */
export function commonDays(rules: readonly DoseRule[]): DoseRule["days"] {
  return common(rules, ({ days }) => days);
}

function common<Value>(rules: readonly DoseRule[], of: (rule: DoseRule) => Value): Value | null {
  const [first] = rules;
  return first && rules.every((rule) => JSON.stringify(of(rule)) === JSON.stringify(of(first)))
    ? of(first)
    : null;
}

function fitsWeight({ weight: span }: DoseRule, kg: number | null): boolean {
  if (span === null) return true;
  if (kg === null) return false;
  return isWithin(span, wholeWeight(kg, span.unit));
}

/** Rounded down, as weights are compared with what a leaflet prints. */
export function wholeWeight(kg: number, unit: "kg" | "lb"): number {
  return Math.floor(unit === "lb" ? Math.round((kg / KG_PER_LB) * 10) / 10 : kg);
}

function fitsAge(
  { ageInMonths: span, isAgeApproximate }: DoseRule,
  { ageInMonths, isAdult }: DoseTaker,
): "yes" | "no" | "unknown" {
  if (span === null || isAgeApproximate) return "yes";
  if (ageInMonths !== null) {
    const { least, most } = span;
    return (least === null || ageInMonths >= least) && (most === null || ageInMonths < most)
      ? "yes"
      : "no";
  }
  if (isAdult === null) return "unknown";
  if (!isAdult) return span.least !== null && span.least >= ADULT_MONTHS ? "no" : "unknown";
  if (span.most !== null) return span.most <= ADULT_MONTHS ? "no" : "unknown";
  return span.least === null || span.least <= ADULT_MONTHS ? "yes" : "unknown";
}

function isWithin({ least, most }: Span, value: number): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}
