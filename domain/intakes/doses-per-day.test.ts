import { expect, test } from "vitest";
import { newYork, paris, utc } from "../../testing/samples/time-zones.ts";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { daysShown, dosesPerDay } from "./doses-per-day.ts";

const today = day("2026-03-31");
const at = (...moments: string[]) => moments.map((moment) => ({ takenAt: instant(moment) }));

test("every day has its place, the earliest first, those without a dose too", () => {
  const taken = at("2026-03-31T06:00:00Z", "2026-03-29T10:00:00Z", "2026-03-31T20:00:00Z");
  expect(dosesPerDay(taken, today, 3, paris)).toEqual([
    { day: "2026-03-29", doses: 1 },
    { day: "2026-03-30", doses: 0 },
    { day: "2026-03-31", doses: 2 },
  ]);
});

test.each([
  { zone: paris, doses: 1, because: "it is the 31st already in Paris" },
  { zone: utc, doses: 0, because: "it is still the 30th in Greenwich" },
  { zone: newYork, doses: 0, because: "and in New York" },
])("a dose of the 30th, 22:30 UTC, counts for the 31st $doses times: $because", (sample) => {
  const [counted] = dosesPerDay(at("2026-03-30T22:30:00Z"), today, 1, sample.zone);
  expect(counted?.doses).toBe(sample.doses);
});

test("a day of 23 hours and one of 25 are one day each", () => {
  const spring = at("2026-03-29T00:30:00Z", "2026-03-29T21:30:00Z");
  expect(dosesPerDay(spring, day("2026-03-29"), 1, paris)[0]?.doses).toBe(2);
  const autumn = at("2026-10-24T22:30:00Z", "2026-10-25T22:30:00Z");
  expect(dosesPerDay(autumn, day("2026-10-25"), 1, paris)[0]?.doses).toBe(2);
});

test("what was taken before the first day is left out", () => {
  const days = dosesPerDay(at("2026-03-01T10:00:00Z"), today, 30, paris);
  expect(days[0]).toEqual({ day: "2026-03-02", doses: 0 });
  expect(days).toHaveLength(30);
});

test.each([
  { period: "today", days: 7 },
  { period: "week", days: 7 },
  { period: "month", days: 30 },
  { period: "all", days: 30 },
] as const)("$period shows $days days", ({ period, days }) => {
  expect(daysShown(period)).toBe(days);
});
