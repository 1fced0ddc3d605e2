import { expect, test } from "vitest";
import { ageFit, keyForAge, knownAge, personOf, severityAt } from "./symptom-ages.ts";

test.each([
  { key: "fever-adult", months: 48, fit: -1 },
  { key: "fever-adult", months: 216, fit: 1 },
  { key: "fever-adult", months: 215, fit: -1 },
  { key: "fever-adult", months: null, fit: 0 },
  { key: "fever-child", months: 48, fit: 1 },
  { key: "fever-child", months: 400, fit: -1 },
  { key: "baby-fever", months: 2, fit: 1 },
  { key: "baby-fever", months: 3, fit: -1 },
  { key: "fever-child", months: 3, fit: 1 },
  { key: "teething", months: 23, fit: 1 },
  { key: "teething", months: 24, fit: -1 },
  { key: "headache", months: 48, fit: 0 },
  { key: "fever-adult", months: "child", fit: -1 },
  { key: "fever-child", months: "child", fit: 1 },
  { key: "baby-fever", months: "child", fit: 0 },
  { key: "teething", months: "child", fit: 0 },
] as const)("$key at $months months: $fit", ({ key, months, fit }) => {
  expect(ageFit(key, months)).toBe(fit);
});

test.each([
  { key: "fever-adult", months: 48, same: "fever-child" },
  { key: "fever-adult", months: 480, same: "fever-adult" },
  { key: "fever-adult", months: null, same: "fever-adult" },
  { key: "headache", months: 48, same: "headache" },
  { key: "fever-adult", months: "child", same: "fever-child" },
] as const)("$key at $months months is $same", ({ key, months, same }) => {
  expect(keyForAge(key, months)).toBe(same);
});

test.each([
  ["fever-child", 4, "doctor"],
  ["fever-child", 23, "doctor"],
  ["fever-child", 24, "mild"],
  ["fever-child", null, "mild"],
  ["fever-adult", 4, "doctor"],
  ["teething", 4, "mild"],
  ["fever-child", "child", "doctor"],
  ["teething", "child", "mild"],
] as const)("%s at %s months is graded %s", (key, ageInMonths, severity) => {
  expect(severityAt({ key, severity: "mild" }, ageInMonths)).toBe(severity);
});

test("a child without a date of birth is a child of unknown age", () => {
  expect(knownAge({ type: "child", ageInMonths: null })).toBe("child");
  expect(knownAge({ type: "child", ageInMonths: 4 })).toBe(4);
  expect(knownAge({ type: "adult", ageInMonths: null })).toBeNull();
  expect(personOf("child")).toEqual({ type: "child", ageInMonths: null });
  expect(personOf(4)).toEqual({ type: "adult", ageInMonths: 4 });
});

test("a high fever is for a doctor at any age, and makes nothing else one", () => {
  expect(severityAt({ key: "fever-child", severity: "mild" }, 84, true)).toBe("doctor");
  expect(severityAt({ key: "fever-adult", severity: "mild" }, null, true)).toBe("doctor");
  expect(severityAt({ key: "headache", severity: "mild" }, 84, true)).toBe("mild");
});

test("what is urgent stays urgent at any age", () => {
  expect(severityAt({ key: "fever-child", severity: "urgent" }, 4)).toBe("urgent");
});
