import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine } from "../plain-text.ts";
import type { HeightUnit, WeightUnit } from "./measures.ts";
import { isProfileType, type ProfileType } from "./profile.ts";
import { HEIGHT, type MeasureWrong, typedMeasure, WEIGHT, wrongMeasure } from "./typed-measure.ts";

/** What the new-profile form holds, each field as typed. */
export interface ProfileDraft {
  readonly name: string;
  readonly type: string;
  readonly bornOn: string;
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly weighedOn: string;
  readonly height: string;
  readonly heightUnit: HeightUnit;
}

export type ProfileField = "name" | "type" | "bornOn" | "weight" | "weighedOn" | "height";

export type ProfileWrong = "required" | "too-long" | "not-a-type" | PastDayWrong | MeasureWrong;

export type PastDayWrong = "not-a-day" | "too-early" | "in-the-future";

export interface ProfileEntry {
  readonly name: string;
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly weightKg: number | null;
  readonly weightMeasuredOn: Day | null;
  readonly isWeightConfirmed: boolean;
  readonly heightCm: number | null;
}

/** In characters, as the database limits it. */
export const PROFILE_NAME_MAX_LENGTH = 100;

/** What a new form shows. */
export function newProfile(
  units: { weight: WeightUnit; height: HeightUnit },
  today: Day,
): ProfileDraft {
  return {
    name: "",
    type: "adult",
    bornOn: "",
    weight: "",
    weightUnit: units.weight,
    weighedOn: today,
    height: "",
    heightUnit: units.height,
  };
}

/** A name is required; the rest is optional, a birth not after today, weight and height plausible. */
export function checkProfile(
  draft: ProfileDraft,
  today: Day,
): Checked<ProfileEntry, Partial<Record<ProfileField, ProfileWrong>>> {
  const name = plainLine(draft.name);
  const { type, bornOn } = draft;
  const weight = typedMeasure(WEIGHT, draft.weight, draft.weightUnit);
  const height = typedMeasure(HEIGHT, draft.height, draft.heightUnit);
  const wrong = wrongOnly<ProfileField, ProfileWrong>({
    name: wrongName(name),
    type: isProfileType(type) ? undefined : "not-a-type",
    bornOn: wrongPastDay(bornOn, today),
    weight: wrongMeasure(WEIGHT, weight),
    weighedOn: weight.metric === null ? undefined : wrongPastDay(draft.weighedOn, today),
    height: wrongMeasure(HEIGHT, height),
  });
  if (Object.keys(wrong).length > 0 || !isProfileType(type)) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      name,
      type,
      bornOn: isDay(bornOn) ? bornOn : null,
      weightKg: weight.metric,
      weightMeasuredOn: weight.metric !== null && isDay(draft.weighedOn) ? draft.weighedOn : null,
      isWeightConfirmed: false,
      heightCm: height.metric,
    },
  };
}

function wrongName(name: string): ProfileWrong | undefined {
  if (name === "") return "required";
  return isLongerThan(name, PROFILE_NAME_MAX_LENGTH) ? "too-long" : undefined;
}

/** As the database accepts them. */
const EARLIEST = "1900-01-01";

/** A day that has come, or none: nobody must say when they were born or weighed. */
export function wrongPastDay(typed: string, today: Day): PastDayWrong | undefined {
  if (typed === "") return undefined;
  if (!isDay(typed)) return "not-a-day";
  if (typed < EARLIEST) return "too-early";
  return typed > today ? "in-the-future" : undefined;
}
