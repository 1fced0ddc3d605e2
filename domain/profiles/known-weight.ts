import { type Day, daysBetween } from "../calendar/day.ts";
import { ageInMonths } from "./age.ts";
import type { Condition } from "./conditions.ts";
import {
  isAdult,
  isUsableWeight,
  isUsualWeight,
  type MeasuredPerson,
} from "./plausible-measures.ts";

/** A weight as a profile stores it. */
export interface StoredWeight {
  readonly weightKg: number | null;
  /** Null where nobody wrote it down: how old the weight is, is unknown. */
  readonly weightMeasuredOn: Day | null;
  /** Whether somebody confirmed this weight, which few people of that age have. */
  readonly isWeightConfirmed: boolean;
}

/**
 * What a rule by weight may count on. `odd` is outside of what that age can weigh, or unusual and not confirmed; `old`
 * is beyond the limit, or of an unknown day. Anything but `usable` is treated as missing, and asked for.
 */
export type WeightStanding = "usable" | "old" | "odd" | "missing";

type Limit = { readonly days: number } | { readonly months: number };

/**
 * For how long a weight counts, by the age in months below which the limit holds: about the time in which a child of
 * median weight gains a twentieth. WHO Child Growth Standards; the choice of a twentieth is ours.
 */
const CHILD_LIMITS: readonly (readonly [underMonths: number, limit: Limit])[] = [
  [3, { days: 7 }],
  [6, { days: 14 }],
  [12, { months: 1 }],
  [24, { months: 2 }],
  [5 * 12, { months: 3 }],
  [18 * 12, { months: 6 }],
];
const ADULT_LIMIT: Limit = { months: 24 };
const DELICATE_ADULT_LIMIT: Limit = { months: 6 };

const LIGHT_KG = 55;
const OLD_FROM_MONTHS = 75 * 12;
const DELICATE_CONDITIONS: readonly Condition[] = ["heart_failure", "coronary_stroke", "kidney"];

export function weightStanding(
  { weightKg, weightMeasuredOn, isWeightConfirmed }: StoredWeight,
  who: MeasuredPerson,
  conditions: readonly Condition[],
  today: Day,
): WeightStanding {
  if (weightKg === null) return "missing";
  if (!isUsableWeight(weightKg, who)) return "odd";
  if (!isUsualWeight(weightKg, who) && !isWeightConfirmed) return "odd";
  if (weightMeasuredOn === null) return "old";
  return isPast(limitFor(who, weightKg, conditions), weightMeasuredOn, today) ? "old" : "usable";
}

/** An unknown age is the one with the shortest limit: any child's, or that of a delicate adult. */
function limitFor(who: MeasuredPerson, weightKg: number, conditions: readonly Condition[]): Limit {
  const { ageInMonths: age } = who;
  if (!isAdult(who)) {
    const found = CHILD_LIMITS.find(([underMonths]) => (age ?? 0) < underMonths);
    return found?.[1] ?? ADULT_LIMIT;
  }
  const isDelicate =
    age === null ||
    age >= OLD_FROM_MONTHS ||
    weightKg < LIGHT_KG ||
    conditions.some((each) => DELICATE_CONDITIONS.includes(each));
  return isDelicate ? DELICATE_ADULT_LIMIT : ADULT_LIMIT;
}

/** A day still to come is a slip of the pen, and as good as unknown. On the last day of the limit a weight still counts. */
function isPast(limit: Limit, weightMeasuredOn: Day, today: Day): boolean {
  const days = daysBetween(weightMeasuredOn, today);
  if (days < 0) return true;
  if ("days" in limit) return days > limit.days;
  const months = ageInMonths(weightMeasuredOn, today);
  const isLastDay = months === limit.months && today.slice(8) === weightMeasuredOn.slice(8);
  return months >= limit.months && !isLastDay;
}
