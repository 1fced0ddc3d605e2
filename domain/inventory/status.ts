import type { Day } from "../calendar/day.ts";
import { expiryOn } from "./expiry.ts";
import { type BoxDates, goodUntil } from "./opened-life.ts";
import { type Stock, stockLevel } from "./stock.ts";

/** Shown as Valide, Expiré, Bientôt périmé, Stock faible, Épuisé. */
export const MEDICATION_STATUSES = ["normal", "expired", "soon", "low", "out"] as const;

export type MedicationStatus = (typeof MEDICATION_STATUSES)[number];

/**
 * What is to be said of a box, each word for its own cause: of its last good day that it is past, or within 30 days;
 * of its stock that it is empty, or that less than 20 % is left. Both where both hold; normal where neither does.
 */
export function medicationStatuses(
  today: Day,
  medication: Stock & BoxDates,
): readonly MedicationStatus[] {
  const expiry = expiryOn(today, goodUntil(medication));
  const stock = stockLevel(medication);
  const causes = [
    ...(expiry === "fresh" ? [] : [expiry]),
    ...(stock === "available" ? [] : [stock]),
  ];
  return causes.length === 0 ? ["normal"] : causes;
}
