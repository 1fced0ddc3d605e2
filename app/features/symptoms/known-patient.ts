import type { Doctor } from "#domain/profiles/doctor-draft.ts";
import type { Patient } from "#domain/symptoms/guide-facts.ts";

/** What the profile says of whom an analysis is about. */
export interface KnownPatient extends Omit<Patient, "circumstances"> {
  readonly doctor: Doctor;
}

/** The same as a page reads it. */
export interface PatientReading {
  /** Undefined while on the way. */
  readonly patient: KnownPatient | undefined;
  readonly problem: unknown;
  readonly onRetry: () => void;
}
