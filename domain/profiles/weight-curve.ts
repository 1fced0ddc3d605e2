import { daysBetween } from "../calendar/day.ts";
import type { DatedWeight } from "./dated-weight.ts";

/** The weights of a person on a line of days. */
export interface WeightCurve {
  /** Oldest first. `x` is 0 on the first day and 1 on the last; `y` is 0 at `lowKg` and 1 at `highKg`. */
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly weight: DatedWeight;
  }[];
  /** Whole kilograms around what was measured, so that a few hundred grams do not look like a fall. */
  readonly lowKg: number;
  readonly highKg: number;
  readonly first: DatedWeight;
  readonly last: DatedWeight;
}

/** Kilograms between the bottom and the top, at the least. */
const MIN_RANGE_KG = 4;

/** Null for fewer than two weights: one point is no curve. @param weights of different days, in any order */
export function weightCurve(weights: readonly DatedWeight[]): WeightCurve | null {
  const sorted = [...weights].sort((a, b) => (a.measuredOn < b.measuredOn ? -1 : 1));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || first === last) return null;
  const measured = sorted.map(({ weightKg }) => weightKg);
  const middle = (Math.min(...measured) + Math.max(...measured)) / 2;
  const range = Math.max(Math.max(...measured) - Math.min(...measured), MIN_RANGE_KG);
  const lowKg = Math.max(0, Math.floor(middle - range / 2));
  const highKg = Math.ceil(middle + range / 2);
  const days = daysBetween(first.measuredOn, last.measuredOn);
  return {
    points: sorted.map((weight) => ({
      x: daysBetween(first.measuredOn, weight.measuredOn) / days,
      y: (weight.weightKg - lowKg) / (highKg - lowKg),
      weight,
    })),
    lowKg,
    highKg,
    first,
    last,
  };
}
