import fc from "fast-check";
import { expect, test } from "vitest";
import { newYork, paris, utc } from "../../testing/samples/time-zones.ts";
import { addDays, day, dayOf, daysBetween, isDay, lastDayOfMonth, monthsAfter } from "./day.ts";
import { instant } from "./instant.ts";

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2200, 0, 1) / 86_400_000 })
  .map((number) => addDays(day("1970-01-01"), number));

test.each([
  { text: "2026-02-28", expected: true, because: "it exists" },
  { text: "2026-02-29", expected: false, because: "2026 is no leap year" },
  { text: "2028-02-29", expected: true, because: "2028 is a leap year" },
  { text: "2000-02-29", expected: true, because: "centuries divisible by 400 are leap years" },
  { text: "1900-02-29", expected: false, because: "other centuries are not" },
  { text: "2026-02-30", expected: false, because: "February never has 30 days" },
  { text: "2026-04-31", expected: false, because: "April has 30 days" },
  { text: "2026-13-01", expected: false, because: "there are 12 months" },
  { text: "2026-00-10", expected: false, because: "months start at 1" },
  { text: "2026-01-00", expected: false, because: "days start at 1" },
  { text: "2026-1-1", expected: false, because: "months and days have two digits" },
  { text: "2026-01-01T00:00:00Z", expected: false, because: "an instant is not a day" },
  { text: "", expected: false, because: "nothing was typed" },
])("$text is a day: $expected, because $because", ({ text, expected }) => {
  expect(isDay(text)).toBe(expected);
});

test("day() refuses what is not a day and says what it was", () => {
  expect(() => day("2026-02-30")).toThrow(new RangeError("Not a day: 2026-02-30"));
});

test.each([
  { from: "2026-03-31", to: "2026-03-31", expected: 0, because: "it is the same day" },
  { from: "2026-03-31", to: "2026-03-30", expected: -1, because: "it was yesterday" },
  { from: "2028-02-28", to: "2028-03-01", expected: 2, because: "the leap day counts" },
  { from: "2026-02-28", to: "2026-03-01", expected: 1, because: "there is no leap day" },
  { from: "2026-03-28", to: "2026-03-30", expected: 2, because: "Paris loses an hour, not a day" },
  { from: "2026-10-24", to: "2026-10-26", expected: 2, because: "nor does it win one" },
  { from: "2026-12-31", to: "2027-01-01", expected: 1, because: "a year ends like any day" },
])("from $from to $to is $expected: $because", ({ from, to, expected }) => {
  expect(daysBetween(day(from), day(to))).toBe(expected);
});

test("adding and counting days undo each other", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (start, count) => {
      expect(daysBetween(start, addDays(start, count))).toBe(count);
    }),
  );
});

test("a day of 10000 is refused rather than written in five digits", () => {
  expect(() => addDays(day("9999-12-31"), 1)).toThrow(RangeError);
});

test.each([
  { at: "2026-03-28T22:59:00Z", zone: paris, expected: "2026-03-28", because: "it is 23:59" },
  { at: "2026-03-28T23:00:00Z", zone: paris, expected: "2026-03-29", because: "winter midnight" },
  { at: "2026-03-29T21:59:59Z", zone: paris, expected: "2026-03-29", because: "the day has 23 h" },
  { at: "2026-03-29T22:00:00Z", zone: paris, expected: "2026-03-30", because: "summer midnight" },
  { at: "2026-10-24T22:00:00Z", zone: paris, expected: "2026-10-25", because: "summer midnight" },
  { at: "2026-10-25T22:59:59Z", zone: paris, expected: "2026-10-25", because: "the day has 25 h" },
  { at: "2026-10-25T23:00:00Z", zone: paris, expected: "2026-10-26", because: "winter midnight" },
  { at: "2026-03-08T04:59:59Z", zone: newYork, expected: "2026-03-07", because: "it is 23:59:59" },
  { at: "2026-03-08T05:00:00Z", zone: newYork, expected: "2026-03-08", because: "winter midnight" },
  { at: "2026-03-09T03:59:59Z", zone: newYork, expected: "2026-03-08", because: "23 h later" },
  { at: "2026-11-02T04:59:59Z", zone: newYork, expected: "2026-11-01", because: "a 25 h day ends" },
  { at: "2026-11-02T05:00:00Z", zone: newYork, expected: "2026-11-02", because: "winter midnight" },
  { at: "2028-02-29T23:30:00+00:00", zone: utc, expected: "2028-02-29", because: "leap day" },
  { at: "2028-02-29T23:30:00+00:00", zone: paris, expected: "2028-03-01", because: "00:30 there" },
  { at: "2026-06-01T01:00:00+09:00", zone: utc, expected: "2026-05-31", because: "offset counts" },
])("$at falls on $expected: $because", ({ at, zone, expected }) => {
  expect(dayOf(instant(at), zone)).toBe(expected);
});

test.each([
  { year: 2026, month: 1, expected: "2026-01-31", because: "January has 31 days" },
  { year: 2026, month: 2, expected: "2026-02-28", because: "it is no leap year" },
  { year: 2028, month: 2, expected: "2028-02-29", because: "it is a leap year" },
  { year: 2026, month: 4, expected: "2026-04-30", because: "April has 30 days" },
  { year: 2026, month: 12, expected: "2026-12-31", because: "the year ends with it" },
])("month $month of $year ends on $expected: $because", ({ year, month, expected }) => {
  expect(lastDayOfMonth(year, month)).toBe(expected);
});

test.each([0, 13, 1.5, -1, Number.NaN])("there is no month %d", (month) => {
  expect(() => lastDayOfMonth(2026, month)).toThrow(RangeError);
});

test.each([
  { from: "2026-03-12", months: 1, on: "2026-04-12" },
  { from: "2026-01-31", months: 1, on: "2026-02-28" },
  { from: "2026-11-30", months: 3, on: "2027-02-28" },
  { from: "2026-12-31", months: 12, on: "2027-12-31" },
  { from: "2026-06-15", months: 6, on: "2026-12-15" },
])("$months months after $from is $on", ({ from, months, on }) => {
  expect(monthsAfter(day(from), months)).toBe(on);
});
