import { addDays, type Day, daysBetween, isDay } from "../calendar/day.ts";
import { type Checked, wrongOnly } from "../draft.ts";

/** Both days belong to it. */
export interface ReportPeriod {
  readonly from: Day;
  readonly to: Day;
}

/** The days up to today, today included, or two days that are typed. */
export const PERIOD_CHOICES = ["30", "7", "90", "dates"] as const;

export type PeriodChoice = (typeof PERIOD_CHOICES)[number];

export interface PeriodDraft {
  readonly from: string;
  readonly to: string;
}

export type PeriodWrong = "not-a-day" | "in-the-future" | "before-start" | "too-long";

/** Planned doses are kept for 396 days. */
export const REPORT_DAYS_MAX = 366;

export function lastDays(choice: Exclude<PeriodChoice, "dates">, today: Day): ReportPeriod {
  return { from: addDays(today, 1 - Number(choice)), to: today };
}

/** Two typed days: neither is to come, and a year at most lies between them. */
export function checkPeriod(
  { from, to }: PeriodDraft,
  today: Day,
): Checked<ReportPeriod, Partial<Record<keyof PeriodDraft, PeriodWrong>>> {
  const wrong = wrongOnly<keyof PeriodDraft, PeriodWrong>({
    from: wrongDay(from, today),
    to: wrongDay(to, today) ?? wrongEnd(from, to),
  });
  if (!isDay(from) || !isDay(to) || Object.keys(wrong).length > 0) return { ok: false, wrong };
  return { ok: true, value: { from, to } };
}

function wrongDay(typed: string, today: Day): PeriodWrong | undefined {
  if (!isDay(typed)) return "not-a-day";
  return typed > today ? "in-the-future" : undefined;
}

function wrongEnd(from: string, to: string): PeriodWrong | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  if (to < from) return "before-start";
  return daysBetween(from, to) >= REPORT_DAYS_MAX ? "too-long" : undefined;
}
