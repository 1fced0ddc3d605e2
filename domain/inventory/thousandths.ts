/** A quantity in thousandths, as the database keeps it: three tenths are not exactly 0.3 in binary fractions. */
export function thousandths(quantity: number): number {
  return Math.round(quantity * 1000);
}

/** A quantity rounded to thousandths: 0.1 + 0.2 is 0.3. */
export function roundedQuantity(quantity: number): number {
  return thousandths(quantity) / 1000;
}
