import type { Day } from "../calendar/day.ts";
import { isWeightRecent } from "../dose-rules/weight-age.ts";
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

const HEART_AND_KIDNEY: readonly Condition[] = ["heart_failure", "coronary_stroke", "kidney"];

export function weightStanding(
  { weightKg, weightMeasuredOn, isWeightConfirmed }: StoredWeight,
  who: MeasuredPerson,
  conditions: readonly Condition[],
  today: Day,
): WeightStanding {
  if (weightKg === null) return "missing";
  if (!isUsableWeight(weightKg, who)) return "odd";
  if (!isUsualWeight(weightKg, who) && !isWeightConfirmed) return "odd";
  const weighed = {
    weightKg,
    // A day still to come is a slip of the pen, and as good as unknown.
    weightOn: weightMeasuredOn !== null && weightMeasuredOn <= today ? weightMeasuredOn : null,
    ageInMonths: who.ageInMonths,
    isAdult: isAdult(who),
    hasHeartOrKidneyDisease: conditions.some((each) => HEART_AND_KIDNEY.includes(each)),
  };
  return isWeightRecent(weighed, today) ? "usable" : "old";
}

/**
 * Whether only the age of the person says how long a weight counts: weighing again would not make it usable.
 */
export function isAgeMissing(
  standing: WeightStanding,
  { weightMeasuredOn }: Pick<StoredWeight, "weightMeasuredOn">,
  who: MeasuredPerson,
): boolean {
  const isDated = weightMeasuredOn !== null;
  return standing === "old" && isDated && who.ageInMonths === null && isAdult(who) !== true;
}
