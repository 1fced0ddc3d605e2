import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import type { Condition, CurrentCondition } from "../../profiles/conditions.ts";
import type { Circumstance } from "../facts/circumstances.ts";
import type { Patient, PatientCondition } from "../facts/guide-facts.ts";
import type { Refused } from "../guidance.ts";
import { CONDITION_RULES, type ConditionRule } from "./condition-rules.ts";
import { CONDITION_SOURCES } from "./condition-sources.ts";

/** The circumstances that a condition of the profile answers: nobody is asked for them again. */
const CIRCUMSTANCES_OF: Partial<Record<Condition, readonly Circumstance[]>> = {
  pregnancy: ["pregnant"],
  breastfeeding: ["breastfeeding"],
  chickenpox_now: ["chickenpox"],
  epilepsy: ["seizure-history", "chronic-disease"],
  coronary_stroke: ["heart-or-stroke-history", "chronic-disease"],
  // P15 names a severe hypertension as well.
  hypertension_severe: ["heart-or-stroke-history", "chronic-disease"],
  asthma_copd: ["breathing-problems", "chronic-disease"],
  immunosuppression: ["immunosuppressed"],
  hypertension: ["chronic-disease"],
  dehydration_now: ["dehydrated"],
  nsaid_reaction: ["nsaid-reaction"],
  ulcer_bleed: ["ulcer-history"],
  anticoagulant_antiplatelet: ["anticoagulant"],
  glaucoma_closed: ["glaucoma"],
  retention_prostate: ["urinary-retention"],
  kidney: ["kidney-disease", "chronic-disease"],
  liver: ["liver-disease", "chronic-disease"],
  heart_failure: ["heart-failure", "chronic-disease"],
  rhythm_qt: ["chronic-disease"],
  diabetes: ["chronic-disease"],
};

/** A condition that nobody is sure of answers nothing. */
export function circumstancesOf(conditions: readonly CurrentCondition[]): Circumstance[] {
  const sure = conditions.filter(({ isUnknown }) => !isUnknown);
  return [...new Set(sure.flatMap(({ condition }) => CIRCUMSTANCES_OF[condition] ?? []))];
}

/** A patient with what the conditions of the profile answer beside what was ticked. */
export function withKnownCircumstances<
  Person extends Pick<Patient, "circumstances" | "conditions">,
>(patient: Person): Person {
  const known = circumstancesOf(patient.conditions);
  return { ...patient, circumstances: [...new Set([...patient.circumstances, ...known])] };
}

/** What is in a medicine, and every name it goes by. */
export interface Named {
  readonly substances: readonly Substance[];
  readonly names: readonly string[];
}

/** Why the conditions of a person speak against a medicine: one reason for each condition, the strictest. */
export function conditionRefusals(
  conditions: readonly PatientCondition[],
  about: Named,
): Refused[] {
  return conditions.flatMap(({ condition, isUnknown, isStated, isTreated }) => {
    const fitting = CONDITION_RULES.filter(
      (rule) => rule.condition === condition && isAbout(rule, about),
    );
    const rule = fitting.find(({ level }) => level === "refuse") ?? fitting[0];
    if (!rule) return [];
    const isRefused = rule.level === "refuse" && !isUnknown;
    return [
      {
        reason: isRefused ? "condition" : "ask-first",
        rule: null,
        allergy: null,
        because: {
          condition,
          isUnknown,
          ...(isStated && { isStated }),
          ...(isTreated && { isTreated }),
          source: CONDITION_SOURCES[rule.source].text,
        },
      } as const,
    ];
  });
}

/** What is in a medicine may be unknown: then it is not one of those that are left out. */
function isAbout(
  { molecules, classes, allBut, isEffervescent }: ConditionRule,
  { substances, names }: Named,
): boolean {
  if (isEffervescent) return hasEffervescent(names);
  if (allBut) return substances.length === 0 || substances.some((each) => !isOneOf(allBut, each));
  return substances.some((each) => isOneOf(molecules ?? [], each) || isIn(classes ?? [], each));
}

/** As the three languages print it. */
const EFFERVESCENT = /ef+erves[cz]/iu;

export const hasEffervescent = (names: readonly string[]) =>
  names.some((name) => EFFERVESCENT.test(name));

function isOneOf(molecules: readonly Substance[], substance: Substance): boolean {
  return molecules.includes(substance);
}
