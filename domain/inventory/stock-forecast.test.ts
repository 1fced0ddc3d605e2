import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { NO_SCHEDULE, type Schedule } from "../reminders/schedule.ts";
import { stockForecast } from "./stock-forecast.ts";

/** A Sunday. */
const TODAY = day("2026-11-22");
const DAILY: Schedule = { ...NO_SCHEDULE, doses: [{ time: "08:00", quantity: 1 }] };

const forecast = (currentQuantity: number, schedule: Schedule, openToday = 0) =>
  stockForecast(TODAY, { currentQuantity }, schedule, openToday);

test.each([
  { left: 6, open: 0, daysLeft: 6, lastDay: "2026-11-28", because: "today's dose is taken" },
  { left: 6, open: 1, daysLeft: 5, lastDay: "2026-11-27", because: "today's dose is still open" },
  { left: 1, open: 1, daysLeft: 0, lastDay: "2026-11-22", because: "it covers today alone" },
  { left: 0, open: 0, daysLeft: 0, lastDay: "2026-11-22", because: "nothing more is due today" },
  { left: 0, open: 1, daysLeft: -1, lastDay: "2026-11-21", because: "today is not covered" },
])("$left units last $daysLeft days: $because", ({ left, open, daysLeft, lastDay }) => {
  expect(forecast(left, DAILY, open)).toEqual({
    daysLeft,
    lastDay,
    isEmpty: left === 0,
  });
});

test("several hours and fractions are added without rounding", () => {
  const doses = [
    { time: "08:00", quantity: 0.1 },
    { time: "20:00", quantity: 0.2 },
  ];
  expect(forecast(0.9, { ...DAILY, doses })?.daysLeft).toBe(3);
});

test("a weekly dose lasts until the day before the one that is not covered", () => {
  const mondays = { ...DAILY, weekdays: [1] } as Schedule;
  expect(forecast(2, mondays)).toEqual({ daysLeft: 14, lastDay: "2026-12-06", isEmpty: false });
});

test.each([
  { because: "nothing is planned", schedule: NO_SCHEDULE },
  { because: "the course ends before", schedule: { ...DAILY, endsOn: day("2026-11-27") } },
  {
    because: "it rests until somebody takes it up again",
    schedule: { ...DAILY, pausedAt: instant("2026-11-20T08:00:00Z") },
  },
])("without a forecast: $because", ({ schedule }) => {
  expect(forecast(5, schedule)).toBeNull();
});

test("more than a year is no forecast", () => {
  expect(forecast(1000, DAILY)).toBeNull();
});

test("a pause and a first day put the end off", () => {
  const paused = {
    ...DAILY,
    pausedAt: instant("2026-11-20T08:00:00Z"),
    pausedUntil: day("2026-11-25"),
  };
  expect(forecast(2, paused)?.lastDay).toBe("2026-11-27");
  expect(forecast(2, { ...DAILY, startsOn: day("2026-12-01") })?.lastDay).toBe("2026-12-02");
});
