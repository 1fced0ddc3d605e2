import type { Medication } from "#domain/inventory/medication.ts";
import type { BoxDates } from "#domain/inventory/opened-life.ts";
import type { OfficialLeaflet } from "#domain/medicines/official/leaflet.ts";
import type { StoredIntake } from "../stored-intake.ts";

export interface TakenMedication
  extends Pick<Medication, "id" | "name" | "dosage" | "form" | "currentQuantity" | keyof BoxDates> {
  /** The profile whose box it is; null for one of the whole home. */
  readonly ownerId: string | null;
  /** The official leaflet, where its reference knows the number. */
  readonly leaflet?: OfficialLeaflet | null;
}

/** What a dose was taken from whose box was deleted: nothing is left of it, and nothing expires. */
export type GoneMedication = Omit<TakenMedication, "currentQuantity" | keyof BoxDates>;

export function isBox(medication: TakenMedication | GoneMedication): medication is TakenMedication {
  return "currentQuantity" in medication;
}

/** As the dose was noted. No box has its id, which is that of the dose. */
export function goneMedicationOf(intake: StoredIntake): GoneMedication {
  return {
    id: intake.id,
    name: intake.medicationName,
    dosage: intake.medicationDosage,
    form: intake.medicationForm,
    ownerId: null,
  };
}
