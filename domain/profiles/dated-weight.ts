import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, wrongOnly } from "../draft.ts";
import type { WeightUnit } from "./measures.ts";
import { type PastDayWrong, wrongPastDay } from "./profile-draft.ts";
import { type MeasureWrong, type TypedMeasure, WEIGHT, wrongMeasure } from "./typed-measure.ts";

/** A weight of one day. A person has at most one a day; the latest is the weight of the profile. */
export interface DatedWeight {
  readonly measuredOn: Day;
  /** Kilograms. */
  readonly weightKg: number;
  /** Whether somebody confirmed it, because few people of that age weigh that. */
  readonly isConfirmed: boolean;
}

/** A weight and its day as typed. */
export interface DatedWeightDraft {
  readonly weight: TypedMeasure<WeightUnit>;
  readonly weighedOn: string;
}

export type DatedWeightWrong = MeasureWrong | "weight-required" | PastDayWrong;

export function checkDatedWeight(
  { weight, weighedOn }: DatedWeightDraft,
  today: Day,
): Checked<DatedWeight, Partial<Record<keyof DatedWeightDraft, DatedWeightWrong>>> {
  const wrong = wrongOnly<keyof DatedWeightDraft, DatedWeightWrong>({
    weight: weight.text.trim() === "" ? "weight-required" : wrongMeasure(WEIGHT, weight),
    weighedOn: weighedOn === "" ? "not-a-day" : wrongPastDay(weighedOn, today),
  });
  if (Object.keys(wrong).length > 0 || weight.metric === null || !isDay(weighedOn)) {
    return { ok: false, wrong };
  }
  return {
    ok: true,
    value: { weightKg: weight.metric, measuredOn: weighedOn, isConfirmed: false },
  };
}
