import { type Day, isDay } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { WEEKDAYS } from "../calendar/week.ts";
import { type Checked, wrongOnly } from "../draft.ts";
import { parseQuantity, type QuantityWrong, wrongDose } from "../inventory/quantity.ts";
import type { ReminderRule } from "./rule.ts";

/** When a medicine is to be taken: hours that share their days. Without an hour it is taken as needed. */
export interface Schedule extends Omit<ReminderRule, "time"> {
  /** By hour, each once. */
  readonly doses: readonly ScheduledDose[];
}

export interface ScheduledDose {
  /** `HH:MM`. */
  readonly time: string;
  readonly quantity: number;
}

/** What the editor holds, each field as typed. */
export interface ScheduleDraft {
  readonly doses: readonly { readonly time: string; readonly quantity: string }[];
  readonly weekdays: readonly string[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isPaused: boolean;
  /** Since when, an `Instant`; nothing when it is paused from this moment on. */
  readonly pausedAt: string;
  readonly pausedUntil: string;
}

export type ScheduleField =
  | `doses.${number}.time`
  | `doses.${number}.quantity`
  | "weekdays"
  | "startsOn"
  | "endsOn"
  | "pausedUntil";

export type ScheduleWrong =
  | QuantityWrong
  | "not-a-time"
  | "twice"
  | "no-weekday"
  | "not-a-day"
  | "before-start";

export type WrongSchedule = Partial<Record<ScheduleField, ScheduleWrong>>;

/** Reminder times of one medicine; the database refuses more. */
export const REMINDER_TIMES_MAX = 24;

export const NO_SCHEDULE: Schedule = {
  doses: [],
  weekdays: WEEKDAYS,
  startsOn: null,
  endsOn: null,
  pausedAt: null,
  pausedUntil: null,
};

/** @param now from when on a schedule that is paused here and now rests */
export function checkSchedule(
  draft: ScheduleDraft,
  now: Instant,
): Checked<Schedule, WrongSchedule> {
  const weekdays = WEEKDAYS.filter((weekday) => draft.weekdays.includes(String(weekday)));
  const pausedUntil = draft.isPaused ? draft.pausedUntil : "";
  const wrong: WrongSchedule = {
    ...wrongDoses(draft.doses),
    ...wrongOnly<"weekdays" | "startsOn" | "endsOn" | "pausedUntil", ScheduleWrong>({
      weekdays: weekdays.length === 0 ? "no-weekday" : undefined,
      startsOn: wrongDay(draft.startsOn),
      endsOn: wrongDay(draft.endsOn) ?? (isBeforeStart(draft) ? "before-start" : undefined),
      pausedUntil: wrongDay(pausedUntil),
    }),
  };
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  return {
    ok: true,
    value: {
      doses: draft.doses
        .map(({ time, quantity }) => ({ time, quantity: parseQuantity(quantity) ?? 1 }))
        .sort((a, b) => (a.time < b.time ? -1 : 1)),
      weekdays,
      startsOn: dayOrNull(draft.startsOn),
      endsOn: dayOrNull(draft.endsOn),
      pausedAt: draft.isPaused ? ((draft.pausedAt || now) as Instant) : null,
      pausedUntil: dayOrNull(pausedUntil),
    },
  };
}

/** Whether the schedule rests on a day. A pause that is over is none any more. */
export function isPausedOn(today: Day, { pausedAt, pausedUntil }: Schedule): boolean {
  return pausedAt !== null && (pausedUntil === null || pausedUntil >= today);
}

function wrongDoses(doses: ScheduleDraft["doses"]): WrongSchedule {
  const wrong: WrongSchedule = {};
  const times = doses.map(({ time }) => time);
  for (const [nth, { time, quantity }] of doses.entries()) {
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) wrong[`doses.${nth}.time`] = "not-a-time";
    else if (times.indexOf(time) < nth) wrong[`doses.${nth}.time`] = "twice";
    const wrongly = wrongDose(quantity);
    if (wrongly) wrong[`doses.${nth}.quantity`] = wrongly;
  }
  return wrong;
}

function isBeforeStart({ startsOn, endsOn }: ScheduleDraft): boolean {
  return isDay(startsOn) && isDay(endsOn) && endsOn < startsOn;
}

function wrongDay(typed: string): ScheduleWrong | undefined {
  return typed === "" || isDay(typed) ? undefined : "not-a-day";
}

function dayOrNull(typed: string): Day | null {
  return isDay(typed) ? typed : null;
}
