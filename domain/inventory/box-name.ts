import type { Medication } from "./medication.ts";
import { UNKNOWN_DOSAGE } from "./medication-draft.ts";

/** What is printed on a box, in one line. A dosage that nobody wrote down leaves no mark behind the name. */
export function boxName({ name, dosage }: Pick<Medication, "name" | "dosage">): string {
  return dosage === UNKNOWN_DOSAGE ? name : `${name} ${dosage}`.trim();
}
