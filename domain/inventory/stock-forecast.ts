import { addDays, type Day } from "../calendar/day.ts";
import { weekdayOf } from "../calendar/week.ts";
import { isPausedOn, type Schedule } from "../reminders/schedule.ts";
import { thousandths } from "./thousandths.ts";

/** Until when a box lasts if every planned dose is taken from it. */
export interface StockForecast {
  /** Days from today to `lastDay`: 0 where it lasts for today alone, -1 where not even for today. */
  readonly daysLeft: number;
  /** The last day all of whose doses the box covers. */
  readonly lastDay: Day;
  /** Whether nothing is left, even where no dose is due before `lastDay` is over. */
  readonly isEmpty: boolean;
}

/** Beyond a year a forecast says nothing that anybody acts on. */
const HORIZON_DAYS = 366;

/**
 * Null where nothing is planned, where the box lasts until the course ends, and where it lasts longer than a year.
 * @param openToday units of the doses of today that are neither taken nor skipped
 */
export function stockForecast(
  today: Day,
  { currentQuantity }: { readonly currentQuantity: number },
  schedule: Schedule,
  openToday: number,
): StockForecast | null {
  if (schedule.doses.length === 0) return null;
  const aDay = thousandths(schedule.doses.reduce((sum, { quantity }) => sum + quantity, 0));
  const isEmpty = currentQuantity <= 0;
  let left = thousandths(currentQuantity) - thousandths(openToday);
  if (left < 0) return { daysLeft: -1, lastDay: addDays(today, -1), isEmpty };
  for (let count = 1; count <= HORIZON_DAYS; count++) {
    const on = addDays(today, count);
    if (schedule.endsOn !== null && on > schedule.endsOn) return null;
    if (!isPlannedOn(on, schedule)) continue;
    left -= aDay;
    if (left < 0) return { daysLeft: count - 1, lastDay: addDays(today, count - 1), isEmpty };
  }
  return null;
}

/** Whether doses are planned on a day. */
export function isPlannedOn(on: Day, schedule: Schedule): boolean {
  return (
    schedule.weekdays.includes(weekdayOf(on)) &&
    (schedule.startsOn === null || schedule.startsOn <= on) &&
    !isPausedOn(on, schedule)
  );
}
