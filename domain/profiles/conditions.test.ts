import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { currentConditions, pregnancyWeeks, type StoredCondition } from "./conditions.ts";

const TODAY = day("2026-11-23");
const stored = (change: Partial<StoredCondition>): StoredCondition => ({
  condition: "pregnancy",
  isUnknown: false,
  since: null,
  until: null,
  lastPeriodOn: null,
  dueOn: null,
  ...change,
});

test.each([
  { until: null, counts: true, because: "nobody said that it ended" },
  { until: "2026-11-23", counts: true, because: "today is its last day" },
  { until: "2026-11-22", counts: false, because: "its last day was yesterday" },
])("chickenpox until $until counts: $counts, because $because", ({ until, counts }) => {
  const one = stored({ condition: "chickenpox_now", until: until === null ? null : day(until) });
  expect(currentConditions([one], TODAY)).toEqual(
    counts ? [{ condition: "chickenpox_now", isUnknown: false, pregnancyWeeks: null }] : [],
  );
});

test("conditions come in the order of the list, and an unknown pregnancy stays unknown", () => {
  const found = currentConditions(
    [stored({ condition: "alcohol" }), stored({ isUnknown: true })],
    TODAY,
  );
  expect(found).toEqual([
    { condition: "pregnancy", isUnknown: true, pregnancyWeeks: null },
    { condition: "alcohol", isUnknown: false, pregnancyWeeks: null },
  ]);
});

test("weeks since the last period are completed weeks, whatever the day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 44 }), fc.integer({ min: 0, max: 6 }), (weeks, days) => {
      const lastPeriodOn = addDays(TODAY, -(weeks * 7 + days));
      expect(pregnancyWeeks({ lastPeriodOn, dueOn: null }, TODAY)).toBe(weeks);
      // A day later it is never less.
      const tomorrow = pregnancyWeeks({ lastPeriodOn, dueOn: null }, addDays(TODAY, 1));
      expect(tomorrow ?? 45).toBeGreaterThanOrEqual(weeks);
    }),
  );
});

test("a due date never makes a pregnancy younger than either country counts it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 280 }), (daysLeft) => {
      const found = pregnancyWeeks({ lastPeriodOn: null, dueOn: addDays(TODAY, daysLeft) }, TODAY);
      expect(found).toBe(Math.floor((287 - daysLeft) / 7));
      expect(found).toBeGreaterThanOrEqual(Math.floor((280 - daysLeft) / 7));
    }),
  );
});

test.each([
  { lastPeriodOn: "2026-11-24", because: "it is still to come" },
  { lastPeriodOn: "2026-01-12", because: "45 weeks are too many" },
])("a last period of $lastPeriodOn says no week: $because", ({ lastPeriodOn }) => {
  expect(pregnancyWeeks({ lastPeriodOn: day(lastPeriodOn), dueOn: null }, TODAY)).toBeNull();
});
