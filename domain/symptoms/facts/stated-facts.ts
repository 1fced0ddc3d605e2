import { isSystemic } from "../../interactions/product.ts";
import type { Treatments } from "../../interactions/treatments.ts";
import { isAntibiotic } from "../../medicines/molecules/molecule.ts";
import { CONDITIONS, type Condition } from "../../profiles/conditions.ts";
import { isFever } from "../emergencies/emergencies.ts";
import { type ChosenSymptom, everythingSaid } from "../list/symptom.ts";
import { withKnownCircumstances } from "../rules/condition-checks.ts";
import type { Circumstance } from "./circumstances.ts";
import type { GuideFacts, Patient, PatientCondition } from "./guide-facts.ts";
import { saidAllergies } from "./said-allergies.ts";
import { type Moment, speaksOfDryingOut, statedConditions, statedMoments } from "./stated-words.ts";
import { CONDITIONS_OF_TREATMENTS } from "./treated-conditions.ts";

type Asked = Pick<GuideFacts, "chosen" | "noted" | "patient">;

/** A line of the list that says who somebody is; `maybe` where it is one of several reasons for it. */
const CONDITIONS_OF_SYMPTOMS: Readonly<Record<string, readonly [Condition, "maybe"?]>> = {
  chickenpox: ["chickenpox_now"],
  "ulcer-pain": ["ulcer_bleed"],
  "blood-in-stool": ["ulcer_bleed"],
  // Nobody knows whether it is treated, so it counts as the higher one.
  "high-blood-pressure": ["hypertension_severe"],
  wheezing: ["asthma_copd"],
  "cannot-urinate": ["retention_prostate"],
  jaundice: ["liver", "maybe"],
  "swollen-legs": ["heart_failure", "maybe"],
  palpitations: ["rhythm_qt", "maybe"],
  "eye-pain": ["glaucoma_closed", "maybe"],
  "late-or-heavy-periods": ["pregnancy", "maybe"],
  "sore-nipples": ["breastfeeding", "maybe"],
};

const MOMENTS_OF_SYMPTOMS: Readonly<Record<string, readonly Moment[]>> = {
  diarrhea: ["diarrhea"],
  "diarrhea-child": ["diarrhea"],
  "lasting-diarrhea": ["diarrhea"],
  "travelers-diarrhea": ["diarrhea"],
  "stomach-flu": ["diarrhea", "vomiting"],
  vomiting: ["vomiting"],
  "blood-in-stool": ["blood-in-stool"],
  nosebleed: ["bleeding"],
  "blood-in-urine": ["bleeding"],
  hangover: ["alcohol"],
  // Its name speaks of the fever.
  "rash-child-fever": ["rash"],
  "stomach-cramps": ["belly-pain"],
};

/** What was ticked is a fact like what the profile holds. */
const CONDITIONS_OF_CIRCUMSTANCES: Partial<Record<Circumstance, Condition>> = {
  pregnant: "pregnancy",
  breastfeeding: "breastfeeding",
  chickenpox: "chickenpox_now",
  immunosuppressed: "immunosuppression",
  "seizure-history": "epilepsy",
  "heart-or-stroke-history": "coronary_stroke",
  "breathing-problems": "asthma_copd",
  dehydrated: "dehydration_now",
  "nsaid-reaction": "nsaid_reaction",
  "ulcer-history": "ulcer_bleed",
  anticoagulant: "anticoagulant_antiplatelet",
  "kidney-disease": "kidney",
  "liver-disease": "liver",
  "heart-failure": "heart_failure",
  glaucoma: "glaucoma_closed",
  "urinary-retention": "retention_prostate",
};

/** One set of facts: what the profile says, with what was chosen, typed, ticked and noted. */
export function withStatedFacts({ chosen, noted, patient }: Asked): Patient {
  const said = everythingSaid(chosen, noted);
  const stated = [
    ...patient.circumstances
      .flatMap((each) => CONDITIONS_OF_CIRCUMSTANCES[each] ?? [])
      .map((each) => asStated(each, false)),
    ...said.flatMap(conditionsOf),
    ...(isDryingOut(said) ? [asStated("dehydration_now", false)] : []),
  ];
  // One to anti-inflammatories is a condition of its own.
  const isToNsaids = stated.some(({ condition }) => condition === "nsaid_reaction");
  const allergies = said
    .flatMap(({ text, symptom }) => (symptom === null ? saidAllergies(text) : []))
    .filter(({ substances }) => !(isToNsaids && substances.has("ibuprofen")));
  return withKnownCircumstances({
    ...patient,
    allergies: [...patient.allergies, ...allergies],
    conditions: merged(patient.conditions, stated),
  });
}

/** The same person with what their treatments say of them, where the profile does not. */
export function withTreatedConditions(
  patient: Patient,
  { list }: Pick<Treatments, "list">,
): Patient {
  const taken = list
    .filter((each) => each.evidence !== "unsure" && isSystemic(each))
    .flatMap(({ substances }) => substances);
  const isKnown = (condition: Condition) =>
    patient.conditions.some((each) => each.condition === condition && !each.isUnknown);
  const treated = CONDITIONS.filter((condition) => {
    const says = CONDITIONS_OF_TREATMENTS[condition];
    return says !== undefined && !isKnown(condition) && taken.some(says);
  });
  if (treated.length === 0) return patient;
  const added = treated.map(
    (condition): PatientCondition => ({
      condition,
      isUnknown: false,
      pregnancyWeeks: null,
      isTreated: true,
    }),
  );
  return withKnownCircumstances({ ...patient, conditions: merged(patient.conditions, added) });
}

/** What is so today. */
export function momentsOf(
  { chosen, noted }: Pick<Asked, "chosen" | "noted">,
  { list }: Pick<Treatments, "list">,
): ReadonlySet<Moment> {
  const said = everythingSaid(chosen, noted);
  const takesAntibiotic = list.some(
    ({ evidence, substances }) => evidence !== "unsure" && substances.some(isAntibiotic),
  );
  return new Set([
    ...said.flatMap(momentsOfOne),
    ...(said.some(isFever) ? (["fever"] as const) : []),
    ...(takesAntibiotic ? (["antibiotic"] as const) : []),
  ]);
}

/** Diarrhoea or vomiting, and what a body shows that loses more water than it gets, in whichever of the words. */
function isDryingOut(said: readonly ChosenSymptom[]): boolean {
  const isLosing = said.flatMap(momentsOfOne).some((each) => LOSING_WATER.has(each));
  return isLosing && said.some(showsIt);
}

const LOSING_WATER: ReadonlySet<Moment> = new Set<Moment>(["diarrhea", "vomiting"]);
const DRYING_OUT_LINES: ReadonlySet<string> = new Set(["dry-mouth", "excessive-thirst"]);

function showsIt({ text, symptom }: ChosenSymptom): boolean {
  return symptom ? DRYING_OUT_LINES.has(symptom.key) : speaksOfDryingOut(text);
}

function momentsOfOne({ text, symptom }: ChosenSymptom): readonly Moment[] {
  return symptom ? (MOMENTS_OF_SYMPTOMS[symptom.key] ?? []) : statedMoments(text);
}

function conditionsOf({ text, symptom }: ChosenSymptom): PatientCondition[] {
  if (symptom === null) return statedConditions(text).map((each) => asStated(each, false));
  const said = CONDITIONS_OF_SYMPTOMS[symptom.key];
  return said ? [asStated(said[0], said[1] === "maybe")] : [];
}

const asStated = (condition: Condition, isUnknown: boolean): PatientCondition => ({
  condition,
  isUnknown,
  pregnancyWeeks: null,
  isStated: true,
});

/** Each once: what is sure before what may be, what the profile dates before what was only said. */
function merged(
  noted: readonly PatientCondition[],
  stated: readonly PatientCondition[],
): PatientCondition[] {
  const all = [...noted, ...stated];
  return CONDITIONS.flatMap((condition) => {
    const found = all.filter((each) => each.condition === condition);
    const best = found.find(({ isUnknown }) => !isUnknown) ?? found[0];
    return best ?? [];
  });
}
