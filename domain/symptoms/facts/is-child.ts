import { isAdult } from "../../profiles/plausible-measures.ts";
import type { Patient } from "./guide-facts.ts";

/** By age; where none is known, as the profile says. A child's dose goes by weight. */
export function isChild(patient: Pick<Patient, "ageInMonths" | "type">): boolean {
  return !isAdult(patient);
}
