import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import type { Weekday } from "../calendar/week.ts";

/** When a medicine is to be taken, in the local time of the owner of its profile. */
export interface ReminderRule {
  /** `HH:MM`. */
  readonly time: string;
  readonly weekdays: readonly Weekday[];
  /** The first and the last day with a dose. */
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  /** Paused from this moment on, to the end of a day or, without one, until it is taken up again. */
  readonly pausedAt: Instant | null;
  readonly pausedUntil: Day | null;
}
