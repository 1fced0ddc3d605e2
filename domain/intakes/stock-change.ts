// What the database does in the transaction of an intake, mirrored for what a screen shows before the
// answer arrives. The database has the last word.

export interface StockChange {
  /** What is left in the box, 0 or more. */
  readonly remaining: number;
  /** What was taken out of the recorded stock; less than the dose when the record was wrong. */
  readonly deducted: number;
}

/**
 * A dose larger than the recorded stock is not refused: what was taken is a fact. It empties the box.
 * @throws RangeError when a quantity is negative or not finite.
 */
export function takeFromStock(current: number, quantityTaken: number): StockChange {
  const deducted = Math.min(quantity(current), quantity(quantityTaken));
  return { remaining: exact(current - deducted), deducted };
}

/**
 * Deleting an intake gives back exactly what it deducted.
 * @throws RangeError when a quantity is negative or not finite.
 */
export function giveBackToStock(current: number, deducted: number): number {
  return exact(quantity(current) + quantity(deducted));
}

function quantity(value: number): number {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a quantity: ${value}`);
  return value;
}

/** PostgreSQL's `numeric` has no binary fractions: 0.3 - 0.1 is 0.2 there, and must be here. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
