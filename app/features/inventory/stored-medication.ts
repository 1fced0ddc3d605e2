import type { Day } from "#domain/calendar/day.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { OfficialLeaflet } from "#domain/medicines/official/leaflet.ts";
import type { CourseStop } from "#domain/reminders/course.ts";
import type { Schedule } from "#domain/reminders/schedule.ts";

/** A box as the cabinet keeps it. */
export interface StoredMedication extends Medication {
  readonly totalQuantity: number;
  readonly referenceId: string | null;
  readonly openedOn: Day | null;
  readonly inUseDays: number | null;
  /** The profile whose box it is; null for one that is for the whole home. */
  readonly ownerId: string | null;
  /** Where it is kept; null where nobody said. */
  readonly location: string | null;
  /** The number of its official leaflet, as somebody typed it from the pack; null where nobody did. */
  readonly officialNumber: string | null;
  /** The batch; null where nobody wrote it down. */
  readonly lot: string | null;
  readonly posology: string | null;
  readonly notes: string | null;
  /** When it is to be taken; without an hour, as needed. */
  readonly schedule: Schedule;
  /** When and why its course was stopped before its last day; null where it was not. */
  readonly courseStop: CourseStop | null;
  /** Changes with every edit and every dose; an edit that names an old one changes nothing. */
  readonly version: string;
  /** The official leaflet, where the box or its reference knows the number. */
  readonly leaflet?: OfficialLeaflet | null;
  /** As its reference says; null or absent where none says it. */
  readonly needsPrescription?: boolean | null;
  /** What its reference says that it contains; null or absent without one. */
  readonly substance?: string | null;
}

/** What is known of a box that is to be corrected: all of it, or what could be read. */
export type EditableMedication = Pick<StoredMedication, "id" | "version"> &
  Partial<StoredMedication>;

/** A stored box with columns that cannot be read. It is offered for nothing but being corrected or deleted. */
export interface UnreadableMedication {
  readonly medication: EditableMedication;
  readonly unreadable: readonly (keyof StoredMedication)[];
}

/** The boxes of a profile. */
export interface MedicationList {
  readonly medications: StoredMedication[];
  readonly unreadable: UnreadableMedication[];
}

/** A personal box without a schedule whose reference needs no prescription. */
export interface HomeCandidate {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  /** The profile whose box it is. */
  readonly ownerId: string;
}
