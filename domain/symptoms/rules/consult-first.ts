import type { Circumstance } from "../facts/circumstances.ts";
import type { GuideFacts } from "../facts/guide-facts.ts";
import { isHighFever } from "../facts/measured-fever.ts";
import type { ConsultReason } from "../guidance.ts";

const UNDER_MONTHS = 2 * 12;
const FROM_MONTHS = 75 * 12;

/** The circumstances that are a reason of their own. */
const CONSULT_CIRCUMSTANCES: readonly (Circumstance & ConsultReason)[] = [
  "pregnant",
  "breastfeeding",
  "immunosuppressed",
  "chronic-disease",
  "lasting-fever",
];

/** Why to ask a doctor or a pharmacist before any product: safety document, behaviour 5, and a high fever. */
export function consultFirst(
  facts: Pick<GuideFacts, "chosen" | "noted" | "patient">,
): ConsultReason[] {
  const { chosen, patient } = facts;
  const { ageInMonths, circumstances, conditions } = patient;
  const reasons: ConsultReason[] = [];
  const isDryingOut = conditions.some(
    ({ condition, isUnknown }) => condition === "dehydration_now" && !isUnknown,
  );
  if (isDryingOut) reasons.push("dehydration");
  if (isHighFever(facts)) reasons.push("high-fever");
  if (chosen.length >= 2) reasons.push("several-symptoms");
  if (ageInMonths === null) reasons.push("age-unknown");
  else if (ageInMonths < UNDER_MONTHS) reasons.push("under-2");
  else if (ageInMonths >= FROM_MONTHS) reasons.push("over-75");
  return [...reasons, ...CONSULT_CIRCUMSTANCES.filter((each) => circumstances.includes(each))];
}
