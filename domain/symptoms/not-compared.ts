import { isLongTerm, type Treatment, type Treatments } from "../interactions/treatments.ts";
import type { Condition } from "../profiles/conditions.ts";
import { isChildOfUnknownAge } from "../profiles/plausible-measures.ts";
import type { GuideFacts } from "./facts/guide-facts.ts";
import type { NotCompared } from "./guidance.ts";

/** What nobody noted may be nothing, or something that nobody noted: the rules cannot tell. */
export function notCompared({
  patient,
  treatments,
  noted,
}: Pick<GuideFacts, "patient" | "noted"> & { readonly treatments: Treatments }): NotCompared[] {
  // "allergique à l'ibuprofène" is one of the states of health.
  const isKnown = (wanted: Condition) =>
    patient.conditions.some(({ condition, isUnknown }) => condition === wanted && !isUnknown);
  const isUnsure = ({ evidence }: Treatment) => evidence === "unsure";
  const isUnanswered = treatments.list.some(
    (each) => isUnsure(each) && each.substances.some(isLongTerm),
  );
  // The missing age is why a weight that is noted was compared with nothing.
  const isAgeless = patient.weightKg !== null && isChildOfUnknownAge(patient);
  const isMissing: readonly (readonly [NotCompared, boolean])[] = [
    ["age", patient.ageInMonths === null],
    ["weight", patient.weightStanding !== "usable" && !isAgeless],
    ["weight-without-age", isAgeless],
    ["allergies", patient.allergies.length === 0 && !isKnown("nsaid_reaction")],
    ["conditions", patient.conditions.length + patient.circumstances.length === 0],
    ["treatments", !isUnanswered && treatments.list.every(isUnsure)],
    ["treatments-unanswered", isUnanswered],
    ["notes", noted === null],
  ];
  return isMissing.filter(([, isSo]) => isSo).map(([what]) => what);
}
