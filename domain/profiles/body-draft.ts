import { type Checked, wrongOnly } from "../draft.ts";
import type { HeightUnit, WeightUnit } from "./measures.ts";
import {
  HEIGHT,
  type MeasureWrong,
  type TypedMeasure,
  WEIGHT,
  wrongMeasure,
} from "./typed-measure.ts";

/** Weight and height as typed, in whatever units. */
export interface BodyDraft {
  readonly weight: TypedMeasure<WeightUnit>;
  readonly height: TypedMeasure<HeightUnit>;
}

/** In the order of the form, for the focus. */
export const BODY_FIELDS = ["weight", "height"] as const satisfies readonly (keyof BodyDraft)[];

export interface BodyEntry {
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  /** How they shall be shown from now on. */
  readonly units: { readonly weight: WeightUnit; readonly height: HeightUnit };
}

export function checkBody({
  weight,
  height,
}: BodyDraft): Checked<BodyEntry, Partial<Record<keyof BodyDraft, MeasureWrong>>> {
  const wrong = wrongOnly<keyof BodyDraft, MeasureWrong>({
    weight: wrongMeasure(WEIGHT, weight),
    height: wrongMeasure(HEIGHT, height),
  });
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      weightKg: weight.metric,
      heightCm: height.metric,
      units: { weight: weight.unit, height: height.unit },
    },
  };
}
