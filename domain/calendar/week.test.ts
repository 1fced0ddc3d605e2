import { expect, test } from "vitest";
import { day } from "./day.ts";
import { firstWeekday, weekdayOf } from "./week.ts";

test("a week starts on Monday in French and Spanish, on Sunday in English", () => {
  expect([firstWeekday("fr"), firstWeekday("es"), firstWeekday("en")]).toEqual([
    "monday",
    "monday",
    "sunday",
  ]);
});

test("Monday is the first day of a week and Sunday the seventh", () => {
  expect(weekdayOf(day("2026-11-23"))).toBe(1);
  expect(weekdayOf(day("2026-11-29"))).toBe(7);
});
