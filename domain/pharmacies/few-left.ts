/** Second specification, section 9: the order dialog counts units, unlike the inventory, which counts shares of a box. */
const FEW = 10;

export function isFewLeft(currentQuantity: number): boolean {
  return currentQuantity < FEW;
}
