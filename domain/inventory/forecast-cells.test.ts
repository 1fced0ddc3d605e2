import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { forecastCells } from "./forecast-cells.ts";

const TODAY = day("2026-11-25");
const cellsOf = (daysLeft: number, isEmpty = false) =>
  forecastCells(TODAY, { daysLeft, lastDay: addDays(TODAY, daysLeft), isEmpty });

test.each([
  { daysLeft: -1, unitDays: 1, full: 0, until: "2026-12-08" },
  { daysLeft: 0, unitDays: 1, full: 1, until: "2026-12-08" },
  { daysLeft: 6, unitDays: 1, full: 7, until: "2026-12-08" },
  { daysLeft: 12, unitDays: 1, full: 13, until: "2026-12-08" },
  { daysLeft: 13, unitDays: 7, full: 2, until: "2027-01-19" },
  { daysLeft: 54, unitDays: 7, full: 7, until: "2027-01-19" },
  { daysLeft: 55, unitDays: 28, full: 2, until: "2027-12-21" },
  { daysLeft: 365, unitDays: 28, full: 13, until: "2027-12-21" },
])("$daysLeft days are $full whole cells of $unitDays", ({ daysLeft, unitDays, full, until }) => {
  const cells = cellsOf(daysLeft);
  expect(cells).toMatchObject({ unitDays, until });
  expect(cells.shares.filter((share) => share === 1)).toHaveLength(full);
  const covered = cells.shares.reduce((sum, share) => sum + share, 0) * unitDays;
  expect(covered).toBeCloseTo(daysLeft + 1);
});

test("an empty box covers nothing, even where no dose is due for days", () => {
  expect(cellsOf(3, true).shares.every((share) => share === 0)).toBe(true);
});
