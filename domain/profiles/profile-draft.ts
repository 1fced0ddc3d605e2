import { type Day, isDay } from "../calendar/day.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { parseQuantity } from "../inventory/quantity.ts";
import { centimetres, type HeightUnit, kilograms, type WeightUnit } from "./measures.ts";
import { isProfileType, type ProfileType } from "./profile.ts";

/** What the new-profile form holds, each field as typed. */
export interface ProfileDraft {
  readonly name: string;
  readonly type: string;
  readonly bornOn: string;
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly height: string;
  readonly heightUnit: HeightUnit;
}

export type ProfileField = "name" | "type" | "bornOn" | "weight" | "height";

export type ProfileWrong =
  | "required"
  | "too-long"
  | "not-a-type"
  | "not-a-day"
  | "in-the-future"
  | "not-a-number"
  | "below-minimum"
  | "above-maximum";

export interface ProfileEntry {
  readonly name: string;
  readonly type: ProfileType;
  readonly bornOn: Day | null;
  readonly weightKg: number | null;
  readonly heightCm: number | null;
}

/** In characters, as the database limits it. */
const PROFILE_NAME_MAX_LENGTH = 100;

/** The heaviest and the tallest person on record stayed well below, in kilograms and centimetres. */
const MEASURE_MAX = 999;

/** What a new form shows. */
export function newProfile(units: { weight: WeightUnit; height: HeightUnit }): ProfileDraft {
  return {
    name: "",
    type: "adult",
    bornOn: "",
    weight: "",
    weightUnit: units.weight,
    height: "",
    heightUnit: units.height,
  };
}

/** A name is required; the rest is optional, a birth not after today, weight and height 0 or more. */
export function checkProfile(
  draft: ProfileDraft,
  today: Day,
): Checked<ProfileEntry, Partial<Record<ProfileField, ProfileWrong>>> {
  const name = draft.name.trim();
  const { type, bornOn } = draft;
  const weight = parseQuantity(draft.weight);
  const height = parseQuantity(draft.height);
  const weightKg = weight === null ? null : kilograms(weight, draft.weightUnit);
  const heightCm = height === null ? null : centimetres(height, draft.heightUnit);
  const wrong = wrongOnly<ProfileField, ProfileWrong>({
    name: wrongName(name),
    type: isProfileType(type) ? undefined : "not-a-type",
    bornOn: wrongBirth(bornOn, today),
    weight: wrongMeasure(draft.weight, weightKg),
    height: wrongMeasure(draft.height, heightCm),
  });
  if (Object.keys(wrong).length > 0 || !isProfileType(type)) return { ok: false, wrong };
  return {
    ok: true,
    value: { name, type, bornOn: isDay(bornOn) ? bornOn : null, weightKg, heightCm },
  };
}

function wrongName(name: string): ProfileWrong | undefined {
  if (name === "") return "required";
  return isLongerThan(name, PROFILE_NAME_MAX_LENGTH) ? "too-long" : undefined;
}

function wrongBirth(typed: string, today: Day): ProfileWrong | undefined {
  if (typed === "") return undefined;
  if (!isDay(typed)) return "not-a-day";
  return typed > today ? "in-the-future" : undefined;
}

function wrongMeasure(typed: string, metric: number | null): ProfileWrong | undefined {
  if (typed.trim() === "") return undefined;
  if (metric === null) return "not-a-number";
  if (metric < 0) return "below-minimum";
  return metric > MEASURE_MAX ? "above-maximum" : undefined;
}
