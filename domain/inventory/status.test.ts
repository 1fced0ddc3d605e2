import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { medicationStatuses } from "./status.ts";

test.each([
  { marked: "2026-03-30", current: 100, expected: ["expired"], because: "it expired yesterday" },
  { marked: "2026-03-30", current: 0, expected: ["expired", "out"], because: "both hold" },
  { marked: "2026-03-30", current: 19, expected: ["expired", "low"], because: "both hold" },
  { marked: "2026-03-31", current: 100, expected: ["soon"], because: "today is its last day" },
  { marked: "2026-04-30", current: 100, expected: ["soon"], because: "30 days remain" },
  { marked: "2026-04-30", current: 10, expected: ["soon", "low"], because: "both hold" },
  { marked: "2026-04-30", current: 0, expected: ["soon", "out"], because: "both hold" },
  { marked: "2026-05-01", current: 100, expected: ["normal"], because: "31 days remain" },
  { marked: "2026-05-01", current: 20, expected: ["normal"], because: "20 % is enough" },
  { marked: "2028-05-01", current: 19.9, expected: ["low"], because: "its date is far away" },
  { marked: "2028-05-01", current: 0, expected: ["out"], because: "its date is far away" },
])("$marked with $current of 100 is $expected: $because", ({ marked, current, expected }) => {
  const medication = { expiresOn: day(marked), currentQuantity: current, totalQuantity: 100 };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});

test.each([
  { current: 3, expected: ["normal"], because: "nobody can say that it is low" },
  { current: 0, expected: ["out"], because: "empty is empty" },
])("without a total, $current left is $expected: $because", ({ current, expected }) => {
  const medication = { expiresOn: day("2027-01-31"), currentQuantity: current, totalQuantity: 0 };
  expect(medicationStatuses(day("2026-03-31"), medication)).toEqual(expected);
});
