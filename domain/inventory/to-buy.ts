import { addDays, type Day } from "../calendar/day.ts";
import type { StockForecast } from "./stock-forecast.ts";

/** A box in whose place another one may stand already. */
export interface BoxOfPlan {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
}

export interface ToBuy<Box extends BoxOfPlan> {
  readonly box: Box;
  readonly forecast: StockForecast;
}

const A_WEEK = 7;

/**
 * The boxes of one list whose planned doses use them up within a week, the most urgent first. Where another box of the
 * same name, strength and form can still be taken from when this one is used up, nobody can say that one must be bought,
 * and nothing is said.
 * @param isUsable whether doses can be taken from a box on a day
 */
export function boxesToBuy<Box extends BoxOfPlan>(
  boxes: readonly Box[],
  forecasts: ReadonlyMap<string, StockForecast>,
  isUsable: (box: Box, on: Day) => boolean,
): ToBuy<Box>[] {
  return boxes
    .flatMap((box) => {
      const forecast = forecasts.get(box.id);
      if (forecast === undefined || forecast.daysLeft >= A_WEEK) return [];
      const neededOn = addDays(forecast.lastDay, 1);
      const hasAnother = boxes.some((each) => isAlike(each, box) && isUsable(each, neededOn));
      return hasAnother ? [] : [{ box, forecast }];
    })
    .sort((a, b) => a.forecast.daysLeft - b.forecast.daysLeft);
}

function isAlike(other: BoxOfPlan, { id, name, dosage, form }: BoxOfPlan): boolean {
  return other.id !== id && other.name === name && other.dosage === dosage && other.form === form;
}
