import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";
import type { Condition } from "../../profiles/conditions.ts";

/** Treatments that are a condition of the list: who takes one has it, ticked or not. */
export const CONDITIONS_OF_TREATMENTS: Partial<Record<Condition, (taken: Substance) => boolean>> = {
  anticoagulant_antiplatelet: (taken) =>
    taken === "low-dose-aspirin" ||
    isIn(["oral-anticoagulants", "heparins", "antiplatelets"], taken),
  immunosuppression: (taken) => isIn(["immunosuppressants"], taken),
};

/** Whether what somebody takes is the treatment that a condition of the list is about. */
export const saysCondition = (condition: Condition, taken: Substance): boolean =>
  CONDITIONS_OF_TREATMENTS[condition]?.(taken) ?? condition === taken;
