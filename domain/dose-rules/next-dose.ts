import { epochMs, type Instant, instantAt } from "../calendar/instant.ts";
import { type CountedDose, isInWindow, totalOf, WINDOW_HOURS } from "../ledger/ledger.ts";
import type { Limits } from "./limits.ts";

type NextDoseLimits = Pick<Limits, "interval"> & DailyLimits;
/** What a leaflet lets somebody come to in 24 hours. */
export type DailyLimits = Pick<Limits, "maxDoses" | "mostMilligrams">;

export const hasMaximum = ({ maxDoses, mostMilligrams }: DailyLimits): boolean =>
  maxDoses !== null || mostMilligrams !== null;

/** Why no dose comes before a moment. */
export type Reason = "interval" | "count" | "milligrams";

export interface NotBefore {
  readonly moment: Instant;
  readonly reason: Reason;
}

const HOUR_MS = 3_600_000;
const WINDOW_MS = WINDOW_HOURS * HOUR_MS;

/**
 * The moment before which the leaflet has no dose: the latest of the last dose with the smallest interval, the moment
 * at which a full count is full no longer, and the one at which one more unit stays within the printed milligrams. It
 * may have passed. Null where the interval is unknown: then no time is shown.
 * @param doses of one person and one substance, from every box and every giver
 * @param unitMilligrams of one more unit of the box; null where unknown
 */
export function notBefore(
  doses: readonly CountedDose[],
  { interval, ...limits }: NextDoseLimits,
  unitMilligrams: number | null,
  now: Instant,
): NotBefore | null {
  const [last] = latestFirst(doses);
  if (!last || !interval) return null;
  const candidates: NotBefore[] = [
    { moment: later(last.takenAt, interval.smallest * HOUR_MS), reason: "interval" },
    ...fullUntil(doses, limits, unitMilligrams, now).map(({ until, reason }) => ({
      moment: until,
      reason,
    })),
  ];
  return candidates.reduce((one, other) =>
    epochMs(other.moment) > epochMs(one.moment) ? other : one,
  );
}

/** When a child's next dose comes where the text prefers longer than its smallest interval; null where it does not. */
export function preferredMoment(
  doses: readonly CountedDose[],
  { interval }: Pick<Limits, "interval">,
): Instant | null {
  const [last] = latestFirst(doses);
  if (!last || !interval || interval.preferred <= interval.smallest) return null;
  return later(last.takenAt, interval.preferred * HOUR_MS);
}

export interface MaximumReached {
  /** When the first of these doses leaves the 24 hours so that another one fits. */
  readonly until: Instant;
  readonly reason: "count" | "milligrams";
}

/** Whether the printed maximum of 24 hours is reached: by the number of doses, or with one more unit by milligrams. */
export function maximumReached(
  doses: readonly CountedDose[],
  limits: DailyLimits,
  unitMilligrams: number | null,
  now: Instant,
): MaximumReached | null {
  const [found = null] = fullUntil(doses, limits, unitMilligrams, now);
  return found;
}

/** Whether more than the printed maximum of 24 hours is recorded. */
export function isOverMaximum(
  doses: readonly CountedDose[],
  { maxDoses, mostMilligrams }: DailyLimits,
  now: Instant,
): boolean {
  const counted = inWindow(doses, now);
  const { milligrams } = totalOf(counted);
  return (
    (maxDoses !== null && counted.length > maxDoses) ||
    (mostMilligrams !== null && (milligrams ?? 0) > mostMilligrams)
  );
}

/** Whether more paracetamol is recorded than any leaflet lets this person come to in 24 hours. */
export function isOverStop(
  doses: readonly CountedDose[],
  { stopMilligrams }: Pick<Limits, "stopMilligrams">,
  now: Instant,
): boolean {
  const { milligrams } = totalOf(inWindow(doses, now));
  return stopMilligrams !== null && (milligrams ?? 0) > stopMilligrams;
}

function fullUntil(
  doses: readonly CountedDose[],
  { maxDoses, mostMilligrams }: DailyLimits,
  unitMilligrams: number | null,
  now: Instant,
): MaximumReached[] {
  const counted = inWindow(doses, now);
  const found: MaximumReached[] = [];
  const leaving = maxDoses === null ? undefined : counted[maxDoses - 1];
  if (leaving) found.push({ until: later(leaving.takenAt, WINDOW_MS), reason: "count" });
  const until =
    mostMilligrams === null
      ? null
      : roomFrom(counted, mostMilligrams - oneMore(unitMilligrams, mostMilligrams));
  if (until !== null) found.push({ until, reason: "milligrams" });
  return found.sort((one, other) => epochMs(other.until) - epochMs(one.until));
}

/** Of an unknown strength, or of a unit that is more than the maximum by itself, what was recorded counts alone. */
function oneMore(unitMilligrams: number | null, most: number): number {
  return unitMilligrams === null || unitMilligrams > most ? 0 : unitMilligrams;
}

/**
 * When so many doses have left the window that the others have at most `most` milligrams; null where they have no more
 * than that now. A dose of unknown amount adds nothing here: the sum is a least.
 */
function roomFrom(latestFirstDoses: readonly CountedDose[], most: number): Instant | null {
  let sum = 0;
  for (const dose of latestFirstDoses) {
    sum += dose.milligrams ?? 0;
    if (sum > most) return later(dose.takenAt, WINDOW_MS);
  }
  return null;
}

function inWindow(doses: readonly CountedDose[], now: Instant): CountedDose[] {
  return latestFirst(doses).filter((dose) => isInWindow(dose, now));
}

function latestFirst(doses: readonly CountedDose[]): CountedDose[] {
  return [...doses].sort((one, other) => epochMs(other.takenAt) - epochMs(one.takenAt));
}

function later(moment: Instant, milliseconds: number): Instant {
  return instantAt(epochMs(moment) + milliseconds);
}
