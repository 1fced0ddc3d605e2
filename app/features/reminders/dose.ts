import type { AnsweredDose, RecordedDose } from "#app/client/offline/actions.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import type { Form } from "#domain/inventory/form.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { PlannedOutcome } from "#domain/reminders/adherence.ts";
import type { FetchedDose } from "#domain/reminders/today.ts";

/** A dose that a reminder asks for, with what its box says and who gave it. */
export interface PlannedDose extends FetchedDose {
  readonly medicationId: string;
  readonly dosage: string;
  readonly form: Form;
  readonly quantity: number;
  /** The last good day of the box; null where it cannot be read. */
  readonly expiresOn: Medication["expiresOn"] | null;
  readonly currentQuantity: number | null;
  /** Whether a change of its plan closed it, and no person. Of a dose that is not skipped it says nothing. */
  readonly isClosedByPlan: boolean;
  readonly taken: TakenDose | null;
}

/** A planned dose in the calendar of its day. */
export interface DayDose extends PlannedOutcome {
  readonly id: string;
  /** The dose that answered it. */
  readonly intakeId: string | null;
  readonly medicationName: string;
  readonly dosage: string;
  readonly form: Form;
  /** How much was given; how much is planned before that. */
  readonly quantity: number;
}

/** What was taken of the same box, or of its product, before the dose is answered. */
export interface TakenBefore {
  /** The last time within a day; null where that is not known. */
  readonly lastTakenAt: Instant | null;
  /** The recorded dose that this one may be; null where there is none. */
  readonly maybeTaken: TakenDose | null;
}

/** A planned dose of one of several people. */
export interface DoseOfPerson extends PlannedDose {
  readonly profileId: string;
  readonly before: TakenBefore;
}

/** The dose that answered a planned one; its quantity is another than the planned one once it was corrected. */
export interface TakenDose extends RecordedDose {
  readonly intakeId: string;
}

/** What an answer says of the dose that it answers. @param intakeId empty where no intake is meant */
export function answeredDose(dose: PlannedDose, intakeId: string): AnsweredDose {
  const { id, medicationId, medicationName, dosage, form, quantity, plannedAt } = dose;
  return { id, medicationId, medicationName, dosage, form, quantity, plannedAt, intakeId };
}
