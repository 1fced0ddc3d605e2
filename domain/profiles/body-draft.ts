import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, wrongOnly } from "../draft.ts";
import type { HeightUnit, WeightUnit } from "./measures.ts";
import { type PastDayWrong, wrongPastDay } from "./profile-draft.ts";
import {
  HEIGHT,
  isSameMeasure,
  type MeasureWrong,
  type TypedMeasure,
  WEIGHT,
  wrongMeasure,
} from "./typed-measure.ts";

/** Weight, its day and height as typed, in whatever units. */
export interface BodyDraft {
  readonly weight: TypedMeasure<WeightUnit>;
  readonly weighedOn: string;
  readonly height: TypedMeasure<HeightUnit>;
}

/** In the order of the form, for the focus. */
export const BODY_FIELDS = [
  "weight",
  "weighedOn",
  "height",
] as const satisfies readonly (keyof BodyDraft)[];

export type BodyWrong = MeasureWrong | PastDayWrong;

export interface BodyEntry {
  readonly weightKg: number | null;
  /** Null without a weight, and where nobody knows the day. */
  readonly weightMeasuredOn: Day | null;
  /** Whether the question about an unusual weight was answered with a yes. */
  readonly isWeightConfirmed: boolean;
  readonly heightCm: number | null;
  /** How they shall be shown from now on. */
  readonly units: { readonly weight: WeightUnit; readonly height: HeightUnit };
}

export function checkBody(
  { weight, weighedOn, height }: BodyDraft,
  today: Day,
): Checked<BodyEntry, Partial<Record<keyof BodyDraft, BodyWrong>>> {
  const wrong = wrongOnly<keyof BodyDraft, BodyWrong>({
    weight: wrongMeasure(WEIGHT, weight),
    weighedOn: wrongPastDay(weighedOn, today),
    height: wrongMeasure(HEIGHT, height),
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      weightKg: weight.metric,
      weightMeasuredOn: weight.metric !== null && isDay(weighedOn) ? weighedOn : null,
      isWeightConfirmed: false,
      heightCm: height.metric,
      units: { weight: weight.unit, height: height.unit },
    },
  };
}

/** Whether two forms say the same of one field of a body. */
export function isSameBodyField(a: BodyDraft[keyof BodyDraft], b: BodyDraft[keyof BodyDraft]) {
  return typeof a === "string" || typeof b === "string" ? a === b : isSameMeasure(a, b);
}
