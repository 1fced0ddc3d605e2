import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { WEEKDAYS } from "#domain/calendar/week.ts";
import type { ReminderRule } from "#domain/reminders/rule.ts";
import { newYork, paris } from "../samples/time-zones.ts";
import { occurrences, weekdayOf, windowMinutes } from "./planning.ts";

const eachDay = (time: string, more: Partial<ReminderRule> = {}): ReminderRule => ({
  time,
  weekdays: WEEKDAYS,
  startsOn: null,
  endsOn: null,
  pausedAt: null,
  pausedUntil: null,
  ...more,
});

const span = (since: string, until: string) => ({ since: instant(since), until: instant(until) });
const week = span("2026-11-16T00:00:00+01:00", "2026-11-23T00:00:00+01:00");
const days = (rule: ReminderRule, within = week) =>
  occurrences(rule, within, paris).map(({ onDay }) => onDay.slice(5));

test.each([
  {
    change: "the hour is skipped in Paris",
    zone: paris,
    time: "02:30",
    within: span("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
    at: ["2026-03-29T01:30:00.000Z"],
  },
  {
    change: "the hour is shown twice in Paris: the first of the two",
    zone: paris,
    time: "02:30",
    within: span("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
    at: ["2026-10-25T00:30:00.000Z"],
  },
  {
    change: "the hour is shown twice in New York",
    zone: newYork,
    time: "01:30",
    within: span("2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"),
    at: ["2026-11-01T05:30:00.000Z"],
  },
  {
    change: "eight o’clock stays eight o’clock",
    zone: paris,
    time: "08:00",
    within: span("2026-10-24T00:00:00Z", "2026-10-26T00:00:00Z"),
    at: ["2026-10-24T06:00:00.000Z", "2026-10-25T07:00:00.000Z"],
  },
])("one dose a day when the clocks change: $change", ({ zone, time, within, at }) => {
  expect(occurrences(eachDay(time), within, zone).map(({ plannedAt }) => plannedAt)).toEqual(at);
});

test.each([
  { rule: { weekdays: [1, 7] as const }, on: ["11-16", "11-22"], because: "Monday and Sunday" },
  {
    rule: { startsOn: day("2026-11-20") },
    on: ["11-20", "11-21", "11-22"],
    because: "its first day counts",
  },
  {
    rule: { endsOn: day("2026-11-17") },
    on: ["11-16", "11-17"],
    because: "its last day counts",
  },
  {
    rule: { pausedAt: instant("2026-11-18T10:00:00+01:00") },
    on: ["11-16", "11-17", "11-18"],
    because: "the dose before the pause was still to take, and nobody took it up again",
  },
  {
    rule: {
      pausedAt: instant("2026-11-17T07:00:00+01:00"),
      pausedUntil: day("2026-11-20"),
    },
    on: ["11-16", "11-21", "11-22"],
    because: "the last day of a pause is a day without",
  },
])("doses of a week fall on $on: $because", ({ rule, on }) => {
  expect(days(eachDay("08:00", rule))).toEqual(on);
});

test("a span holds its first moment and not its last", () => {
  const within = span("2026-11-16T08:00:00+01:00", "2026-11-17T08:00:00+01:00");
  expect(days(eachDay("08:00"), within)).toEqual(["11-16"]);
});

test.each([
  { others: [], minutes: 180, because: "the next dose is tomorrow" },
  { others: ["20:00"], minutes: 180, because: "six hours are more than three" },
  { others: ["12:00", "20:00"], minutes: 120, because: "half the way to noon" },
  { others: ["07:30"], minutes: 180, because: "the hour before is not the next one" },
  { others: ["08:20"], minutes: 30, because: "nobody answers within ten minutes" },
])("a dose of 08:00 beside $others is told for $minutes minutes: $because", (one) => {
  expect(windowMinutes("08:00", one.others)).toBe(one.minutes);
});

test.each([
  { of: "2026-11-16", weekday: 1 },
  { of: "2026-11-21", weekday: 6 },
  { of: "2026-11-22", weekday: 7 },
  { of: "2000-12-31", weekday: 7 },
  { of: "1999-01-01", weekday: 5 },
])("$of is day $weekday of its week, counted from Monday", ({ of, weekday }) => {
  expect(weekdayOf(day(of))).toBe(weekday);
});
