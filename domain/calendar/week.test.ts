import { expect, test } from "vitest";
import { day } from "./day.ts";
import { firstWeekday, startOfWeek, weekdayOf } from "./week.ts";

test.each([
  { of: "2026-11-16", monday: "2026-11-16", sunday: "2026-11-15", because: "it is a Monday" },
  { of: "2026-11-21", monday: "2026-11-16", sunday: "2026-11-15", because: "it is a Saturday" },
  { of: "2026-11-22", monday: "2026-11-16", sunday: "2026-11-22", because: "it is a Sunday" },
  { of: "2027-01-01", monday: "2026-12-28", sunday: "2026-12-27", because: "weeks cross years" },
  { of: "2026-03-29", monday: "2026-03-23", sunday: "2026-03-29", because: "the clocks change" },
  { of: "1999-12-31", monday: "1999-12-27", sunday: "1999-12-26", because: "it is long ago" },
])("the week of $of: $because", ({ of, monday, sunday }) => {
  expect(startOfWeek(day(of), "monday")).toBe(monday);
  expect(startOfWeek(day(of), "sunday")).toBe(sunday);
});

test("a week starts on Monday in French and Spanish, on Sunday in English", () => {
  expect([firstWeekday("fr"), firstWeekday("es"), firstWeekday("en")]).toEqual([
    "monday",
    "monday",
    "sunday",
  ]);
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
