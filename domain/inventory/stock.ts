import { thousandths } from "./thousandths.ts";

export type StockLevel = "available" | "low" | "out";

/** What a stock is judged by. A total of null or 0 means that nobody knows how much a full box holds. */
export interface Stock {
  readonly currentQuantity: number;
  readonly totalQuantity: number | null;
}

/** Out at 0, low under 20 % of the total, otherwise available. Without a total, nothing is low. */
export function stockLevel({ currentQuantity, totalQuantity }: Stock): StockLevel {
  if (currentQuantity <= 0) return "out";
  // In thousandths, because 0.6 of 3 is 20 % to a person and slightly less in binary fractions.
  const isLow = thousandths(currentQuantity) * 5 < thousandths(totalQuantity ?? 0);
  return isLow ? "low" : "available";
}

/**
 * Share of the box that is left, 0 to 1. More than a full box is a full box. Where the total is
 * unknown, an empty box has nothing left and any other counts as full.
 */
export function remainingShare({ currentQuantity, totalQuantity }: Stock): number {
  if (currentQuantity <= 0) return 0;
  if (totalQuantity === null || totalQuantity <= 0) return 1;
  return Math.min(1, currentQuantity / totalQuantity);
}

/** How many full boxes of one entry a stock is; null where it is no whole number of them, or none. */
export function fullBoxes(currentQuantity: number, totalQuantity: number): number | null {
  if (totalQuantity <= 0 || currentQuantity <= 0) return null;
  const boxes = thousandths(currentQuantity) / thousandths(totalQuantity);
  return Number.isInteger(boxes) ? boxes : null;
}
