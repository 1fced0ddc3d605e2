import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { daysLeft, expiryOn, fullYears } from "./expiry.ts";

test.each([
  { marked: "2024-03-31", expected: "expired", because: "it is two years old" },
  { marked: "2026-03-30", expected: "expired", because: "its last good day was yesterday" },
  { marked: "2026-03-31", expected: "soon", because: "today is its last good day" },
  { marked: "2026-04-07", expected: "soon", because: "7 days is soon" },
  { marked: "2026-04-08", expected: "soon", because: "8 days is soon" },
  { marked: "2026-04-30", expected: "soon", because: "30 days is still soon" },
  { marked: "2026-05-01", expected: "fresh", because: "31 days is not" },
])("a box marked $marked is $expected: $because", ({ marked, expected }) => {
  expect(expiryOn(day("2026-03-31"), day(marked))).toBe(expected);
});

test.each([
  { today: "2028-02-28", marked: "2028-02-29", expected: "soon", because: "the leap day is good" },
  { today: "2028-03-01", marked: "2028-02-29", expected: "expired", because: "it has passed" },
  { today: "2028-01-30", marked: "2028-02-29", expected: "soon", because: "it is 30 days away" },
  { today: "2028-01-30", marked: "2028-03-01", expected: "fresh", because: "February has 29 days" },
  {
    today: "2026-03-29",
    marked: "2026-03-28",
    expected: "expired",
    because: "clocks do not matter",
  },
  { today: "2026-10-25", marked: "2026-11-24", expected: "soon", because: "30 days are 30 days" },
])("on $today a box marked $marked is $expected: $because", ({ today, marked, expected }) => {
  expect(expiryOn(day(today), day(marked))).toBe(expected);
});

test("no days are left on the last good day, and fewer than none after it", () => {
  expect(daysLeft(day("2026-03-31"), day("2026-03-31"))).toBe(0);
  expect(daysLeft(day("2026-04-02"), day("2026-03-31"))).toBe(-2);
});

test.each([
  { days: 729, years: null },
  { days: 730, years: 2 },
  { days: 1095, years: 2 },
  { days: 1096, years: 3 },
  { days: 9830, years: 26 },
])("$days days are $years full years to a reader", ({ days, years }) => {
  expect(fullYears(days)).toBe(years);
});
