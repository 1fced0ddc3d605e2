import { NO_ANSWERS } from "#domain/interactions/treatments.ts";
import type { StoredPerson } from "#domain/profiles/person-facts.ts";

/** A person of whom nothing is known yet. */
export const NOBODY_KNOWN: StoredPerson = {
  type: "adult",
  bornOn: null,
  weightKg: null,
  weightMeasuredOn: null,
  isWeightConfirmed: false,
  conditions: [],
  allergies: [],
  pickedAllergies: [],
  unrecognizedAllergies: [],
  treatmentAnswers: NO_ANSWERS,
};
