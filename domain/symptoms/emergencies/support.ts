import type { Emergency } from "../guidance.ts";
import { type ChosenSymptom, everythingSaid } from "../list/symptom.ts";
import { isNearDespair } from "../recognition/despair/despair.ts";

/**
 * Whether what somebody wrote is too near to despair to be passed over, and was not recognized as such. What the list
 * knows is what it says.
 */
export function needsSupportLine(
  chosen: readonly ChosenSymptom[],
  emergencies: readonly Emergency[],
): boolean {
  return (
    emergencies.every(({ flag }) => flag !== "suicidal") &&
    everythingSaid(chosen, null).some(
      ({ text, symptom }) => symptom === null && isNearDespair(text),
    )
  );
}
