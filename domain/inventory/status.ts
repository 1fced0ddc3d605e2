import type { Day } from "../calendar/day.ts";
import { expiryOn } from "./expiry.ts";
import { type Stock, stockLevel } from "./stock.ts";

/** Shown as Valide, Bientôt périmé, Expiré. */
export const MEDICATION_STATUSES = ["normal", "warning", "danger"] as const;

export type MedicationStatus = (typeof MEDICATION_STATUSES)[number];

/**
 * Danger once expired; warning when 30 days or fewer remain or less than 20 % is left; otherwise
 * normal (second specification, section 4). An empty box has less than 20 % left.
 */
export function medicationStatus(
  today: Day,
  medication: Stock & { readonly expiresOn: Day },
): MedicationStatus {
  const expiry = expiryOn(today, medication.expiresOn);
  if (expiry === "expired") return "danger";
  return expiry === "soon" || stockLevel(medication) !== "available" ? "warning" : "normal";
}
