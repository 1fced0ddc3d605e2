import { expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { PLANNING_CASES } from "../samples/planning-cases.ts";
import { newYork, paris } from "../samples/time-zones.ts";
import { occurrences, weekdayOf, windowMinutes } from "./planning.ts";

const ZONES = { "Europe/Paris": paris, "America/New_York": newYork };

// The contract tests of planning ask the database the same.
test.each(PLANNING_CASES)(
  "$rule.time in $zone beside $others is planned as $doses: $because",
  ({ zone, rule, others, since, until, doses }) => {
    const within = { since: instant(since), until: instant(until) };
    const minutes = windowMinutes(rule.time, others);
    expect(
      occurrences(rule, within, ZONES[zone]).map(
        ({ onDay, plannedAt }) => `${onDay} ${plannedAt} ${minutes}`,
      ),
    ).toEqual(doses);
  },
);

test.each([
  { of: "2026-11-16", weekday: 1 },
  { of: "2026-11-21", weekday: 6 },
  { of: "2026-11-22", weekday: 7 },
  { of: "2000-12-31", weekday: 7 },
  { of: "1999-01-01", weekday: 5 },
])("$of is day $weekday of its week, counted from Monday", ({ of, weekday }) => {
  expect(weekdayOf(day(of))).toBe(weekday);
});
