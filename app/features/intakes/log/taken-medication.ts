import type { Medication } from "#domain/inventory/medication.ts";
import type { BoxDates } from "#domain/inventory/opened-life.ts";
import type { OfficialLeaflet } from "#domain/medicines/official/leaflet.ts";

export interface TakenMedication
  extends Pick<Medication, "id" | "name" | "dosage" | "form" | "currentQuantity" | keyof BoxDates> {
  /** The profile whose box it is; null for one of the whole home. */
  readonly ownerId: string | null;
  /** The official leaflet, where its reference knows the number. */
  readonly leaflet?: OfficialLeaflet | null;
}
