import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { monthsAfter } from "./ends-after.ts";

test.each([
  { from: "2026-03-12", months: 1, on: "2026-04-12" },
  { from: "2026-01-31", months: 1, on: "2026-02-28" },
  { from: "2026-11-30", months: 3, on: "2027-02-28" },
  { from: "2026-12-31", months: 12, on: "2027-12-31" },
  { from: "2026-06-15", months: 6, on: "2026-12-15" },
])("$months months after $from is $on", ({ from, months, on }) => {
  expect(monthsAfter(day(from), months)).toBe(on);
});
