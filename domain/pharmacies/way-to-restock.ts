/** How another box of a medicine is had: ordered, or asked for at the pharmacy, with the prescription or without. */
export type WayToRestock = "order" | "prescription" | "ask";

/**
 * Only what is known to need no prescription is ordered.
 * @param needsPrescription null or absent where no list says it of the box
 */
export function wayToRestock(needsPrescription: boolean | null | undefined): WayToRestock {
  if (needsPrescription === false) return "order";
  return needsPrescription ? "prescription" : "ask";
}
