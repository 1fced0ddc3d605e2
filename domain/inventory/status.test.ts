import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { medicationStatus } from "./status.ts";

test.each([
  { marked: "2026-03-30", current: 100, expected: "danger", because: "it expired yesterday" },
  { marked: "2026-03-30", current: 0, expected: "danger", because: "expired outweighs empty" },
  { marked: "2026-03-31", current: 100, expected: "warning", because: "today is its last day" },
  { marked: "2026-04-30", current: 100, expected: "warning", because: "30 days remain" },
  { marked: "2026-05-01", current: 100, expected: "normal", because: "31 days remain" },
  { marked: "2026-05-01", current: 20, expected: "normal", because: "20 % is enough" },
  { marked: "2026-05-01", current: 19.9, expected: "warning", because: "19.9 % is low" },
  { marked: "2026-05-01", current: 0, expected: "warning", because: "0 is under 20 %" },
])("$marked with $current of 100 is $expected: $because", ({ marked, current, expected }) => {
  const medication = { expiresOn: day(marked), currentQuantity: current, totalQuantity: 100 };
  expect(medicationStatus(day("2026-03-31"), medication)).toBe(expected);
});

test.each([
  { current: 3, expected: "normal", because: "nobody can say that it is low" },
  { current: 0, expected: "warning", because: "empty is empty" },
])("without a total, $current left is $expected: $because", ({ current, expected }) => {
  const medication = { expiresOn: day("2027-01-31"), currentQuantity: current, totalQuantity: 0 };
  expect(medicationStatus(day("2026-03-31"), medication)).toBe(expected);
});
