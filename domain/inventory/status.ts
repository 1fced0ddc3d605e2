import type { Day } from "../calendar/day.ts";
import { type RecallableBox, recallsToMind } from "../notices/recall.ts";
import { expiryOn } from "./expiry.ts";
import { type BoxDates, type GuidedBox, goodUntil, openedNotice } from "./opened-life.ts";
import { type Stock, stockLevel } from "./stock.ts";

/** Shown as Valide, Rappelé, Lot à comparer, Périmé, Bientôt périmé, Ouvert depuis longtemps, Stock faible, Épuisé. */
export const MEDICATION_STATUSES = [
  "normal",
  "recalled",
  "lot-unknown",
  "expired",
  "soon",
  "opened-long",
  "low",
  "out",
] as const;

export type MedicationStatus = (typeof MEDICATION_STATUSES)[number];

/**
 * What is to be said of a box, each word for its own cause: of its last good day that it is past, or within 30 days; of
 * its opening that it is longer ago than its guide; of its stock that it is empty, or that less than 20 % is left; of a
 * recall that it names the box, or that its batch must be compared. All that hold; normal where none does.
 */
export function medicationStatuses(
  today: Day,
  medication: Stock & BoxDates & GuidedBox & RecallableBox,
): readonly MedicationStatus[] {
  const expiry = expiryOn(today, goodUntil(medication));
  const stock = stockLevel(medication);
  const [recalled] = recallsToMind(medication);
  const causes = [
    ...(recalled ? [recalled.match] : []),
    ...(expiry === "fresh" ? [] : [expiry]),
    // A guide is no expiry, and says nothing more of what has expired.
    ...(expiry !== "expired" && openedNotice(today, medication)?.isPast
      ? (["opened-long"] as const)
      : []),
    ...(stock === "available" ? [] : [stock]),
  ];
  return causes.length === 0 ? ["normal"] : causes;
}
