import type { Day } from "../calendar/day.ts";
import type { TreatmentAnswers } from "../interactions/treatments.ts";
import { ageInMonths } from "./age.ts";
import {
  type RecognizedAllergy,
  recognizeAllergies,
  type StoredAllergies,
} from "./allergy-recognition.ts";
import { type CurrentCondition, currentConditions, type StoredCondition } from "./conditions.ts";
import { type StoredWeight, type WeightStanding, weightStanding } from "./known-weight.ts";
import { isUsableWeight } from "./plausible-measures.ts";
import type { Profile } from "./profile.ts";

/** What a profile stores that rules speak of. */
export interface StoredPerson
  extends Pick<Profile, "type" | "bornOn">,
    StoredAllergies,
    StoredWeight {
  readonly conditions: readonly StoredCondition[];
  readonly treatmentAnswers: TreatmentAnswers;
}

/** One set of facts about a person on a day: every rule that asks about a person reads it. */
export interface PersonFacts {
  readonly type: Profile["type"];
  /** Completed months; null where no date of birth is known, or one that is still to come. */
  readonly ageInMonths: number | null;
  /** Null where nobody weighed, or where no person of that age weighs that. */
  readonly weightKg: number | null;
  readonly weightMeasuredOn: Day | null;
  /** Whether a rule by weight may count on it. */
  readonly weightStanding: WeightStanding;
  readonly conditions: readonly CurrentCondition[];
  readonly allergies: readonly RecognizedAllergy[];
  readonly treatmentAnswers: TreatmentAnswers;
}

export function personFacts(stored: StoredPerson, today: Day): PersonFacts {
  const { type, bornOn, weightKg, weightMeasuredOn } = stored;
  const isBorn = bornOn !== null && bornOn <= today;
  const who = { type, ageInMonths: isBorn ? ageInMonths(bornOn, today) : null };
  const conditions = currentConditions(stored.conditions, today);
  const names = conditions.map(({ condition }) => condition);
  return {
    ...who,
    weightKg: weightKg !== null && isUsableWeight(weightKg, who) ? weightKg : null,
    weightMeasuredOn,
    weightStanding: weightStanding(stored, who, names, today),
    conditions,
    allergies: recognizeAllergies(stored),
    treatmentAnswers: stored.treatmentAnswers,
  };
}
