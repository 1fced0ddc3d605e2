import { expect, test } from "vitest";
import { addDays, day, daysBetween } from "../calendar/day.ts";
import { checkPeriod, lastDays, REPORT_DAYS_MAX } from "./report-period.ts";

const TODAY = day("2026-11-26");

test("the last days end today, which is one of them", () => {
  expect(lastDays("7", TODAY)).toEqual({ from: "2026-11-20", to: TODAY });
  const { from, to } = lastDays("90", TODAY);
  expect(daysBetween(from, to)).toBe(89);
});

test("one day is a period", () => {
  expect(checkPeriod({ from: TODAY, to: TODAY }, TODAY)).toEqual({
    ok: true,
    value: { from: TODAY, to: TODAY },
  });
});

test("a year with a leap day fits, and a day more does not", () => {
  const first = addDays(TODAY, 1 - REPORT_DAYS_MAX);
  expect(checkPeriod({ from: first, to: TODAY }, TODAY).ok).toBe(true);
  expect(checkPeriod({ from: addDays(first, -1), to: TODAY }, TODAY)).toEqual({
    ok: false,
    wrong: { to: "too-long" },
  });
});

test.each([
  ["", "2026-11-26", { from: "not-a-day" }],
  ["2026-02-30", "2026-11-26", { from: "not-a-day" }],
  ["2026-11-25", "2026-11-27", { to: "in-the-future" }],
  ["2026-11-25", "2026-11-24", { to: "before-start" }],
])("from %j to %j is refused", (from, to, wrong) => {
  expect(checkPeriod({ from, to }, TODAY)).toEqual({ ok: false, wrong });
});
