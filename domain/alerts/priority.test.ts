import { expect, test } from "vitest";
import { expiringLabel, expiryPriority, isPriority } from "./priority.ts";

test.each([
  { daysLeft: -1, priority: "high", label: "today" },
  { daysLeft: 0, priority: "high", label: "today" },
  { daysLeft: 7, priority: "high", label: "today" },
  { daysLeft: 8, priority: "medium", label: "this-week" },
  { daysLeft: 30, priority: "medium", label: "this-week" },
])("with $daysLeft days left it is $priority and '$label'", ({ daysLeft, priority, label }) => {
  expect(expiryPriority(daysLeft)).toBe(priority);
  expect(expiringLabel(daysLeft)).toBe(label);
});

test("only three words are priorities", () => {
  expect(["high", "medium", "low", "HIGH", ""].filter(isPriority)).toEqual([
    "high",
    "medium",
    "low",
  ]);
});
