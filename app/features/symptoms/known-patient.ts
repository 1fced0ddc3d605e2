import type { NotedWords } from "#domain/illness/illness-words.ts";
import type { Doctor } from "#domain/profiles/doctor-draft.ts";
import type { StoredPerson } from "#domain/profiles/person-facts.ts";

/** What the profile says of whom an analysis is about. */
export interface KnownPatient extends StoredPerson {
  readonly doctor: Doctor;
}

/** What the illness log holds of the last day; undefined while on the way, null where it could not be read. */
export type RecentNotes = readonly NotedWords[] | null | undefined;

/** The same as a page reads it. */
export interface PatientReading {
  /** Undefined while on the way. */
  readonly patient: KnownPatient | undefined;
  readonly problem: unknown;
  readonly onRetry: () => void;
}
