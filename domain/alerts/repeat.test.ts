import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { occurrenceOn, type Repeat } from "./repeat.ts";

test.each([
  {
    from: "2026-11-21",
    repeats: "once",
    today: "2027-11-21",
    on: "2026-11-21",
    because: "once is once",
  },
  {
    from: "2026-11-21",
    repeats: "daily",
    today: "2026-11-20",
    on: "2026-11-21",
    because: "its first day is tomorrow",
  },
  {
    from: "2026-11-21",
    repeats: "daily",
    today: "2026-11-23",
    on: "2026-11-23",
    because: "each day counts",
  },
  {
    from: "2026-11-21",
    repeats: "weekly",
    today: "2026-11-27",
    on: "2026-11-21",
    because: "six days are no week",
  },
  {
    from: "2026-11-21",
    repeats: "weekly",
    today: "2026-11-28",
    on: "2026-11-28",
    because: "seven days are one",
  },
  {
    from: "2026-10-24",
    repeats: "weekly",
    today: "2026-10-31",
    on: "2026-10-31",
    because: "a day of 25 hours is a day",
  },
  {
    from: "2026-01-31",
    repeats: "monthly",
    today: "2026-02-27",
    on: "2026-01-31",
    because: "February is not over",
  },
  {
    from: "2026-01-31",
    repeats: "monthly",
    today: "2026-02-28",
    on: "2026-02-28",
    because: "it has no 31st",
  },
  {
    from: "2028-01-31",
    repeats: "monthly",
    today: "2028-02-29",
    on: "2028-02-29",
    because: "it is a leap year",
  },
  {
    from: "2026-01-31",
    repeats: "monthly",
    today: "2026-03-30",
    on: "2026-02-28",
    because: "March has its 31st",
  },
  {
    from: "2026-12-15",
    repeats: "monthly",
    today: "2027-01-15",
    on: "2027-01-15",
    because: "a year ends between",
  },
  {
    from: "2026-11-30",
    repeats: "monthly",
    today: "2026-12-31",
    on: "2026-12-30",
    because: "the 30th stays the 30th",
  },
] as const)("$repeats from $from, on $today: $on, because $because", (one) => {
  const rule = { day: day(one.from), repeats: one.repeats as Repeat, endsOn: null };
  expect(occurrenceOn(day(one.today), rule)).toBe(one.on);
});

test.each([
  { endsOn: "2026-12-05", on: "2026-12-05", because: "the last day is one of its days" },
  { endsOn: "2026-12-04", on: "2026-11-28", because: "it was over before its next time" },
  { endsOn: "2026-11-21", on: "2026-11-21", because: "it rang once" },
])("a weekly alert that ended on $endsOn last rang on $on: $because", ({ endsOn, on }) => {
  const rule = { day: day("2026-11-21"), repeats: "weekly" as const, endsOn: day(endsOn) };
  expect(occurrenceOn(day("2027-01-01"), rule)).toBe(on);
});
