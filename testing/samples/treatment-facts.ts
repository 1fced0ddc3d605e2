import { instant } from "#domain/calendar/instant.ts";
import type { TreatmentFacts } from "#domain/interactions/treatments.ts";

/** Somebody of whom nothing is known that they take. */
export const NO_TREATMENT: TreatmentFacts = {
  boxes: [],
  doses: [],
  typed: [],
  answers: { taken: [], untaken: [] },
  conditions: [],
  now: instant("2026-11-21T12:00:00Z"),
};

/** An anticoagulant in the person's name. */
export const ELIQUIS = {
  id: "eliquis",
  name: "Eliquis",
  dosage: "5 mg",
  form: "Comprimé",
  activeMolecule: null,
  needsPrescription: true,
  belongsTo: "person",
} as const;

/** Two hours before. */
export const DOSE = {
  medicationId: "doliprane",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  quantity: 1,
  takenAt: instant("2026-11-21T10:00:00Z"),
} as const;
