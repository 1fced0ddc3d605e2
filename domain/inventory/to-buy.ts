import type { StockForecast } from "./stock-forecast.ts";

/** A box in whose place another one may stand already. */
export interface BoxOfPlan {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly currentQuantity: number;
}

export interface ToBuy<Box extends BoxOfPlan> {
  readonly box: Box;
  readonly forecast: StockForecast;
}

const A_WEEK = 7;

/**
 * The boxes of one list whose planned doses use them up within a week, the most urgent first. Where another box of the
 * same name and strength still holds something, nobody can say that one must be bought, and nothing is said.
 */
export function boxesToBuy<Box extends BoxOfPlan>(
  boxes: readonly Box[],
  forecasts: ReadonlyMap<string, StockForecast>,
): ToBuy<Box>[] {
  return boxes
    .flatMap((box) => {
      const forecast = forecasts.get(box.id);
      const isSoon = forecast !== undefined && forecast.daysLeft < A_WEEK;
      return isSoon && !hasAnother(boxes, box) ? [{ box, forecast }] : [];
    })
    .sort((a, b) => a.forecast.daysLeft - b.forecast.daysLeft);
}

function hasAnother(boxes: readonly BoxOfPlan[], { id, name, dosage }: BoxOfPlan): boolean {
  return boxes.some(
    (other) =>
      other.id !== id &&
      other.name === name &&
      other.dosage === dosage &&
      other.currentQuantity > 0,
  );
}
