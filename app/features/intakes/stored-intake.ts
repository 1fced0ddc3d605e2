import type { Intake } from "#domain/intakes/intake.ts";
import { isForm } from "#domain/inventory/form.ts";
import { readFields, type StoredRow } from "#domain/stored-row.ts";
import { storedAmount, storedInstant, storedText, storedWord } from "#domain/stored-values.ts";

/** A dose with what it took out of the stock, which deleting it gives back. */
export interface StoredIntake extends Intake {
  readonly quantityDeducted: number;
  /** The account that logged it, null once that is gone. */
  readonly loggedBy: string | null;
}

/** A dose as the table has it. */
export interface IntakeRow {
  id: string;
  user_id: string | null;
  medication_id: string | null;
  medication_name: string;
  medication_dosage: string;
  medication_form: string;
  quantity_taken: number;
  quantity_deducted: number;
  taken_at: string;
  notes: string | null;
}

export function readIntakeRow(row: IntakeRow): StoredRow<StoredIntake> {
  return readFields<StoredIntake>({
    id: () => row.id,
    medicationId: () => row.medication_id,
    medicationName: () => storedText(row.medication_name),
    medicationDosage: () => storedText(row.medication_dosage),
    medicationForm: () => storedWord(row.medication_form, isForm),
    quantityTaken: () => storedAmount(row.quantity_taken),
    quantityDeducted: () => storedAmount(row.quantity_deducted),
    loggedBy: () => row.user_id,
    takenAt: () => storedInstant(row.taken_at),
    notes: () => row.notes,
  });
}
