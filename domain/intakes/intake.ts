import type { Instant } from "../calendar/instant.ts";
import type { Form } from "../inventory/form.ts";

/** A dose taken at a moment. Name, dosage and form are those of that moment and outlive the box. */
export interface Intake {
  readonly id: string;
  /** Null once the medication was deleted. */
  readonly medicationId: string | null;
  readonly medicationName: string;
  readonly medicationDosage: string;
  readonly medicationForm: Form;
  readonly quantityTaken: number;
  readonly takenAt: Instant;
  readonly notes: string | null;
}
