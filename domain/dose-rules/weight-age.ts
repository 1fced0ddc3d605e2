import { addDays, type Day } from "../calendar/day.ts";
import { isUsableWeight } from "../profiles/plausible-measures.ts";

interface Weighed {
  readonly weightKg: number | null;
  readonly weightOn: Day | null;
  readonly ageInMonths: number | null;
  readonly isAdult: boolean | null;
  readonly hasHeartOrKidneyDisease?: boolean;
}

/** Before that many months, a weight is used for so many days: about as long as a child takes to gain a twentieth. */
const DAYS_BY_AGE: readonly (readonly [untilMonths: number, days: number])[] = [
  [3, 7],
  [6, 14],
  [12, 30],
  [24, 61],
  [5 * 12, 91],
  [18 * 12, 182],
];
const ADULT_DAYS = 730;
const DELICATE_ADULT_DAYS = 182;
const LIGHT_KG = 55;
const OLD_MONTHS = 75 * 12;

/** The weight, where it is recent enough and one that a person of that age may have; null counts as missing. */
export function usableWeight(weighed: Weighed, today: Day): number | null {
  return isWeightRecent(weighed, today) ? plausibleWeight(weighed) : null;
}

/** The weight where a person of that age may have it, whenever it was measured; null otherwise. */
export function plausibleWeight({
  weightKg,
  ageInMonths,
  isAdult,
}: Omit<Weighed, "weightOn">): number | null {
  return weightKg !== null &&
    isUsableWeight(weightKg, { type: isAdult === false ? "child" : "adult", ageInMonths })
    ? weightKg
    : null;
}

/** Whether a weight is recent enough for the rows of a leaflet. One without a day, or without an age, is not known to be. */
export function isWeightRecent(weighed: Weighed, today: Day): boolean {
  const { weightKg, weightOn } = weighed;
  if (weightKg === null || weightOn === null) return false;
  const days = weightLimitDays(weighed);
  return days !== null && addDays(weightOn, days) >= today;
}

/** For how many days a weight is used; null where the age is unknown. */
export function weightLimitDays({
  weightKg,
  ageInMonths,
  isAdult,
  hasHeartOrKidneyDisease = false,
}: Omit<Weighed, "weightOn">): number | null {
  const child = DAYS_BY_AGE.find(([until]) => ageInMonths !== null && ageInMonths < until);
  if (child) return child[1];
  if (ageInMonths === null && isAdult !== true) return null;
  const isOld = ageInMonths !== null && ageInMonths > OLD_MONTHS;
  const isLight = weightKg !== null && weightKg < LIGHT_KG;
  return isOld || isLight || hasHeartOrKidneyDisease ? DELICATE_ADULT_DAYS : ADULT_DAYS;
}
