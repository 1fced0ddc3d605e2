import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { weekdayOf } from "../calendar/week.ts";
import type { Form } from "../inventory/form.ts";
import type { Medication } from "../inventory/medication.ts";
import { goodUntil, openedNotice } from "../inventory/opened-life.ts";
import { roundedQuantity } from "../inventory/thousandths.ts";
import { isPausedOn, type Schedule } from "./schedule.ts";

/** Why a course was stopped before its last day. The database holds the same list. */
export const COURSE_STOP_REASONS = [
  "prescriber",
  "side-effects",
  "feels-better",
  "not-working",
  "refused",
  "none-left",
  "other",
] as const;

export type CourseStopReason = (typeof COURSE_STOP_REASONS)[number];

export const COURSE_STOP_NOTE_MAX = 500;

export interface CourseStop {
  readonly stoppedOn: Day;
  readonly reason: CourseStopReason;
  readonly note: string | null;
}

export function isCourseStopReason(text: string): text is CourseStopReason {
  return (COURSE_STOP_REASONS as readonly string[]).includes(text);
}

/** A box with what is planned of it. */
export interface ScheduledBox extends Medication {
  readonly form: Form;
  readonly schedule: Schedule;
  readonly courseStop: CourseStop | null;
}

interface BoxEnd {
  readonly on: Day;
  /** The days after opening, from the box or a guide, or the printed date. */
  readonly by: "opening" | "printed-date";
}

/** A schedule with a last day. */
export interface Course {
  readonly state: "coming" | "running" | "over" | "stopped";
  readonly endsOn: Day;
  /** Today and the last day included; 0 once it is over or stopped. */
  readonly daysLeft: number;
  /** Planned from now on; none while a pause has no last day. */
  readonly dosesLeft: number;
  /** What these doses come to, less what the box still holds; 0 where the box suffices. */
  readonly isShortBy: number;
  /** The last good day of the box where it comes before the end; else null. */
  readonly boxEnds: BoxEnd | null;
  /** What is left in the box when the course is over or stopped, and is to be returned to a pharmacy. */
  readonly toReturn: number;
}

/**
 * Null for a schedule without a last day.
 * @param hour of this moment, `HH:MM`: what was planned earlier today does not count as left
 */
export function courseOf(box: ScheduledBox, today: Day, hour: string): Course | null {
  const { doses, startsOn, endsOn } = box.schedule;
  if (endsOn === null || doses.length === 0) return null;
  const state = stateOf(box, today, endsOn);
  const isOver = state === "over" || state === "stopped";
  const from = startsOn !== null && startsOn > today ? startsOn : today;
  const firstDay = isOver ? null : firstDayNotPaused(box.schedule, from);
  const wholeDays = firstDay === null ? 0 : daysWithDoses(box.schedule, firstDay, endsOn);
  const isToday = firstDay === today && wholeDays > 0 && hasDoses(box.schedule, today);
  const earlier = isToday ? doses.filter(({ time }) => time < hour) : [];
  const ofDay = sum(doses.map(({ quantity }) => quantity));
  const needed = wholeDays * ofDay - sum(earlier.map(({ quantity }) => quantity));
  return {
    state,
    endsOn,
    daysLeft: isOver ? 0 : daysBetween(from, endsOn) + 1,
    dosesLeft: wholeDays * doses.length - earlier.length,
    isShortBy: isOver ? 0 : roundedQuantity(Math.max(0, needed - box.currentQuantity)),
    boxEnds: isOver ? null : boxEnd(box, today, endsOn),
    toReturn: isOver ? box.currentQuantity : 0,
  };
}

function stateOf({ schedule, courseStop }: ScheduledBox, today: Day, endsOn: Day): Course["state"] {
  if (courseStop !== null) return "stopped";
  if (endsOn < today) return "over";
  return schedule.startsOn !== null && schedule.startsOn > today ? "coming" : "running";
}

function boxEnd(box: ScheduledBox, today: Day, endsOn: Day): BoxEnd | null {
  const notice = openedNotice(today, box);
  const days = notice?.guide.refuses && box.openedOn ? notice.guide.days : box.inUseDays;
  const last = goodUntil({ ...box, inUseDays: days ?? null });
  if (last >= endsOn) return null;
  return { on: last, by: last < box.expiresOn ? "opening" : "printed-date" };
}

/** The first day from which on the schedule does not rest; null where nobody said when it is taken up again. */
function firstDayNotPaused(schedule: Schedule, from: Day): Day | null {
  if (!isPausedOn(from, schedule)) return from;
  return schedule.pausedUntil && addDays(schedule.pausedUntil, 1);
}

/** Counted by weeks: a last day may be a century away. */
function daysWithDoses(schedule: Schedule, from: Day, until: Day): number {
  const days = Math.max(0, daysBetween(from, until) + 1);
  const weeks = Math.floor(days / 7);
  const rest = Array.from({ length: days % 7 }, (_, nth) => addDays(from, weeks * 7 + nth));
  return weeks * schedule.weekdays.length + rest.filter((each) => hasDoses(schedule, each)).length;
}

function hasDoses({ weekdays }: Schedule, onDay: Day): boolean {
  const weekday = weekdayOf(onDay);
  return weekdays.some((each) => each === weekday);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
