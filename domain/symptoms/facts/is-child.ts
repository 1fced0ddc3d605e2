import { ADULT_FROM_MONTHS } from "../rules/profile-rules.ts";
import type { Patient } from "./guide-facts.ts";

/** By age; where none is known, as the profile says. */
export function isChild({ ageInMonths, type }: Pick<Patient, "ageInMonths" | "type">): boolean {
  return ageInMonths === null ? type === "child" : ageInMonths < ADULT_FROM_MONTHS;
}
