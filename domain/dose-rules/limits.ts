import type { Substance } from "../medicines/molecules/molecule.ts";
import type { DoseRule, PrintedLimits, RuleSource } from "./dose-rule.ts";
import { DOSE_RULES } from "./rules.ts";

/** What a leaflet limits for one person, in 24 hours and between two doses. Null is not known. */
export interface Limits extends PrintedLimits {
  /** The printed milligrams, or those per kilogram for the weight of the person: the smaller one. */
  readonly mostMilligrams: number | null;
  /** Of paracetamol, from all products together: more than this is over, whatever the leaflet of the box says. */
  readonly stopMilligrams: number | null;
}

const NOTHING_PRINTED: PrintedLimits = {
  interval: null,
  maxDoses: null,
  maxMilligrams: null,
  maxMilligramsPerKg: null,
};

/** A child's paracetamol in 24 hours, from all products together, with the row whose text prints it. */
interface PerKg {
  readonly milligrams: number;
  readonly source: RuleSource;
}

/** Above this it is asked about, unless the leaflet of the box prints more. */
export const PARACETAMOL_ASKED_PER_KG: PerKg = {
  milligrams: 60,
  source: sourceOf("fr-doliprane-24"),
};
/** Printed as never to be passed. */
export const PARACETAMOL_STOP_PER_KG: PerKg = {
  milligrams: 80,
  source: sourceOf("fr-efferalgan-s300"),
};
/** Of anybody else: printed for a doctor's advice alone, and more than it nowhere. */
export const PARACETAMOL_STOP = {
  milligrams: 4000,
  source: sourceOf("fr-paracetamol-1000"),
};
const CHILD_BELOW_KG = 50;

/** Reading a syringe to a tenth of a millilitre adds so much to what its mark stands for. */
const READING = 1.02;

/**
 * Milligrams for a weight, where a text prints them for each kilogram. The weight is rounded down to the half kilogram
 * that syringes are marked in.
 */
function milligramsFor(perKg: number, weightKg: number): number {
  return (Math.floor(weightKg * 2) / 2) * perKg * READING;
}

/** Half a mark of a syringe that is marked in half kilograms: between two of them nobody reads better. */
const HALF_MARK_KG = 0.25;

/**
 * The most of one dose that the mark for a weight may have been read as: 4.5 mL where the syringe gives 4.375. What is
 * printed for 24 hours allows no such thing.
 */
export function doseAtMark(perKg: number, weightKg: number): number {
  const mark = Math.floor(weightKg * 2) / 2;
  return Math.max(milligramsFor(perKg, weightKg), (mark + HALF_MARK_KG) * perKg);
}

/** @param weightKg one that may be used; null where there is none */
export function limitsFor(
  printed: PrintedLimits | null,
  { substance }: Pick<DoseRule, "substance">,
  { weightKg, isAdult }: { readonly weightKg: number | null; readonly isAdult: boolean | null },
): Limits {
  const { interval, maxDoses, maxMilligrams, maxMilligramsPerKg } = printed ?? NOTHING_PRINTED;
  const ofWeight =
    maxMilligramsPerKg === null || weightKg === null
      ? null
      : milligramsFor(maxMilligramsPerKg, weightKg);
  const known = [maxMilligrams, ofWeight].filter((most) => most !== null);
  return {
    interval,
    maxDoses,
    maxMilligrams,
    maxMilligramsPerKg,
    mostMilligrams: known.length === 0 ? null : Math.min(...known),
    stopMilligrams: substance === "paracetamol" ? paracetamolStop(weightKg, isAdult) : null,
  };
}

function paracetamolStop(weightKg: number | null, isAdult: boolean | null): number {
  return weightKg !== null && isChildsWeight(weightKg, isAdult)
    ? PARACETAMOL_STOP_PER_KG.milligrams * weightKg
    : PARACETAMOL_STOP.milligrams;
}

/** The longest of the smallest hours between two doses that any leaflet here prints for a substance; null where none does. */
export function longestInterval(substance: Substance): number | null {
  const printed = DOSE_RULES.filter((rule) => rule.substance === substance).flatMap(
    ({ interval }) => interval?.smallest ?? [],
  );
  return printed.length === 0 ? null : Math.max(...printed);
}

/**
 * The most milligrams of a substance that any leaflet here lets anybody swallow in 24 hours; null where none says it. What
 * is known by hearsay, or read differently in two copies, asks nothing.
 */
export function mostPrintedMilligrams(substance: Substance): number | null {
  return MOST_PRINTED.get(substance) ?? null;
}

const MOST_PRINTED: ReadonlyMap<Substance, number> = mostPrinted();

function mostPrinted(): Map<Substance, number> {
  const most = new Map<Substance, number>();
  for (const { substance, maxMilligrams, source } of DOSE_RULES) {
    if (maxMilligrams === null || source.mark === "K" || source.isDisputed) continue;
    most.set(substance, Math.max(maxMilligrams, most.get(substance) ?? 0));
  }
  return most;
}

/** Whether what is printed per kilogram for children is for this person. */
export function isChildsWeight(weightKg: number, isAdult: boolean | null): boolean {
  return isAdult === false && weightKg < CHILD_BELOW_KG;
}

function sourceOf(id: string): RuleSource {
  const rule = DOSE_RULES.find((each) => each.id === id);
  if (!rule) throw new RangeError(`No such rule: ${id}`);
  return rule.source;
}
