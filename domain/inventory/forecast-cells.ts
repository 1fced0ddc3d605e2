import { addDays, type Day } from "../calendar/day.ts";
import type { StockForecast } from "./stock-forecast.ts";

/** How long a box lasts, as a row of equal stretches of time from today on. */
export interface ForecastCells {
  /** Days of one cell. */
  readonly unitDays: number;
  /** How much of each cell the box covers, from 0 to 1. */
  readonly shares: readonly number[];
  /** The last day of the last cell. */
  readonly until: Day;
}

/** Two weeks by day, eight weeks by week, or a year by four weeks: the finest that shows the end. */
const SCALES = [
  { unitDays: 1, cells: 14 },
  { unitDays: 7, cells: 8 },
  { unitDays: 28, cells: 14 },
] as const;

export function forecastCells(today: Day, { daysLeft, isEmpty }: StockForecast): ForecastCells {
  // Today counts: what lasts for today alone covers one day.
  const covered = isEmpty ? 0 : Math.max(0, daysLeft + 1);
  const { unitDays, cells } =
    SCALES.find((scale) => covered < scale.unitDays * scale.cells) ?? SCALES[2];
  return {
    unitDays,
    shares: Array.from({ length: cells }, (_, at) =>
      Math.min(1, Math.max(0, (covered - at * unitDays) / unitDays)),
    ),
    until: addDays(today, unitDays * cells - 1),
  };
}
