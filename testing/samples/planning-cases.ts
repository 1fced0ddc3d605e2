import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { WEEKDAYS } from "#domain/calendar/week.ts";
import type { ReminderRule } from "#domain/reminders/rule.ts";

/** Doses that a reminder asks for in a span: the model and the database both plan them. */
export interface PlanningCase {
  readonly because: string;
  readonly zone: "Europe/Paris" | "America/New_York";
  readonly rule: ReminderRule;
  /** The other hours of its medication. */
  readonly others: readonly string[];
  readonly since: string;
  readonly until: string;
  /** `day moment minutes`: how long after its moment each dose is announced. */
  readonly doses: readonly string[];
}

const eachDay = (time: string, more: Partial<ReminderRule> = {}): ReminderRule => ({
  time,
  weekdays: WEEKDAYS,
  startsOn: null,
  endsOn: null,
  pausedAt: null,
  pausedUntil: null,
  ...more,
});

const clockChange = (
  because: string,
  zone: PlanningCase["zone"],
  time: string,
  [since, until]: readonly [string, string],
  doses: readonly string[],
): PlanningCase => ({ because, zone, rule: eachDay(time), others: [], since, until, doses });

const inAWeek = (
  because: string,
  rule: Partial<ReminderRule>,
  days: readonly string[],
): PlanningCase => ({
  because,
  zone: "Europe/Paris",
  rule: eachDay("08:00", rule),
  others: [],
  since: "2026-11-15T23:00:00Z",
  until: "2026-11-22T23:00:00Z",
  doses: days.map((onDay) => `${onDay} ${onDay}T07:00:00.000Z 180`),
});

const beside = (because: string, others: readonly string[], minutes: number): PlanningCase => ({
  because,
  zone: "Europe/Paris",
  rule: eachDay("08:00"),
  others,
  since: "2026-11-16T00:00:00Z",
  until: "2026-11-17T00:00:00Z",
  doses: [`2026-11-16 2026-11-16T07:00:00.000Z ${minutes}`],
});

export const PLANNING_CASES: readonly PlanningCase[] = [
  clockChange(
    "the hour is skipped in Paris",
    "Europe/Paris",
    "02:30",
    ["2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
    ["2026-03-29 2026-03-29T01:30:00.000Z 180"],
  ),
  clockChange(
    "the hour is shown twice in Paris: the first of the two",
    "Europe/Paris",
    "02:30",
    ["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
    ["2026-10-25 2026-10-25T00:30:00.000Z 180"],
  ),
  clockChange(
    "the hour is shown twice in New York",
    "America/New_York",
    "01:30",
    ["2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
    ["2026-11-01 2026-11-01T05:30:00.000Z 180"],
  ),
  clockChange(
    "eight o’clock stays eight o’clock",
    "Europe/Paris",
    "08:00",
    ["2026-10-24T00:00:00Z", "2026-10-26T00:00:00Z"],
    ["2026-10-24 2026-10-24T06:00:00.000Z 180", "2026-10-25 2026-10-25T07:00:00.000Z 180"],
  ),
  clockChange(
    "a span holds its first moment and not its last",
    "Europe/Paris",
    "08:00",
    ["2026-11-16T07:00:00Z", "2026-11-17T07:00:00Z"],
    ["2026-11-16 2026-11-16T07:00:00.000Z 180"],
  ),
  inAWeek("Monday and Sunday", { weekdays: [1, 7] }, ["2026-11-16", "2026-11-22"]),
  inAWeek("its first day counts", { startsOn: day("2026-11-20") }, [
    "2026-11-20",
    "2026-11-21",
    "2026-11-22",
  ]),
  inAWeek("its last day counts", { endsOn: day("2026-11-17") }, ["2026-11-16", "2026-11-17"]),
  inAWeek(
    "the dose before the pause was still to take, and nobody took it up again",
    { pausedAt: instant("2026-11-18T10:00:00+01:00") },
    ["2026-11-16", "2026-11-17", "2026-11-18"],
  ),
  inAWeek(
    "the last day of a pause is a day without",
    { pausedAt: instant("2026-11-17T07:00:00+01:00"), pausedUntil: day("2026-11-20") },
    ["2026-11-16", "2026-11-21", "2026-11-22"],
  ),
  beside("the next dose is tomorrow", [], 180),
  beside("six hours are more than three", ["20:00"], 180),
  beside("half the way to noon", ["12:00", "20:00"], 120),
  beside("the hour before is not the next one", ["07:30"], 180),
  beside("nobody answers within ten minutes", ["08:20"], 30),
];
