import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { ageInMonths, ageOn } from "./age.ts";

test.each([
  { born: "2008-03-31", today: "2026-03-30", years: 17, because: "the birthday is tomorrow" },
  { born: "2008-03-31", today: "2026-03-31", years: 18, because: "the birthday is today" },
  { born: "2026-03-31", today: "2026-03-31", years: 0, because: "born today" },
  { born: "2008-02-29", today: "2026-02-28", years: 17, because: "it is not yet 1 March" },
  { born: "2008-02-29", today: "2026-03-01", years: 18, because: "1 March stands for 29 February" },
  { born: "2008-02-29", today: "2028-02-28", years: 19, because: "the leap day is tomorrow" },
  { born: "2008-02-29", today: "2028-02-29", years: 20, because: "the leap day is today" },
  { born: "1925-12-31", today: "2026-01-01", years: 100, because: "a century and a day" },
])("born on $born one is $years on $today: $because", ({ born, today, years }) => {
  expect(Math.floor(ageInMonths(day(born), day(today)) / 12)).toBe(years);
});

test.each([
  { born: "2026-01-31", today: "2026-02-28", months: 0, because: "28 February is not the 31st" },
  { born: "2026-01-31", today: "2026-03-01", months: 1, because: "February had no 31st" },
  { born: "2025-12-15", today: "2026-01-14", months: 0, because: "a day is missing" },
  { born: "2025-12-15", today: "2026-01-15", months: 1, because: "a month is complete" },
])("born on $born, $today is $months months: $because", ({ born, today, months }) => {
  expect(ageInMonths(day(born), day(today))).toBe(months);
});

test("an age is told in days in the first month, and in months until the second birthday", () => {
  expect(ageOn(day("2026-03-31"), day("2026-03-31"))).toEqual({ unit: "days", count: 0 });
  expect(ageOn(day("2026-03-01"), day("2026-03-31"))).toEqual({ unit: "days", count: 30 });
  expect(ageOn(day("2026-02-28"), day("2026-03-28"))).toEqual({ unit: "months", count: 1 });
  expect(ageOn(day("2024-04-01"), day("2026-03-31"))).toEqual({ unit: "months", count: 23 });
  expect(ageOn(day("2024-03-31"), day("2026-03-31"))).toEqual({ unit: "years", count: 2 });
});

test("nobody was born tomorrow", () => {
  expect(() => ageInMonths(day("2026-04-01"), day("2026-03-31"))).toThrow(RangeError);
});
