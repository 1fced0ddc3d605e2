import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Condition } from "./conditions.ts";
import { isAgeMissing, weightStanding } from "./known-weight.ts";
import type { MeasuredPerson } from "./plausible-measures.ts";

const TODAY = day("2026-11-23");
const months = (ageInMonths: number): MeasuredPerson => ({ type: "child", ageInMonths });
const years = (count: number): MeasuredPerson => ({ type: "adult", ageInMonths: count * 12 });
const UNKNOWN_CHILD: MeasuredPerson = { type: "child", ageInMonths: null };
const UNKNOWN_ADULT: MeasuredPerson = { type: "adult", ageInMonths: null };

test.each<{
  who: MeasuredPerson;
  kg: number;
  on: string;
  isOld: boolean;
  conditions?: Condition[];
}>([
  { who: months(2), kg: 5, on: "2026-11-16", isOld: false },
  { who: months(2), kg: 5, on: "2026-11-15", isOld: true },
  { who: months(3), kg: 6, on: "2026-11-09", isOld: false },
  { who: months(5), kg: 7, on: "2026-11-08", isOld: true },
  { who: months(6), kg: 8, on: "2026-10-24", isOld: false },
  { who: months(11), kg: 9, on: "2026-10-23", isOld: true },
  { who: months(12), kg: 10, on: "2026-09-23", isOld: false },
  { who: months(23), kg: 12, on: "2026-09-22", isOld: true },
  { who: months(24), kg: 13, on: "2026-08-24", isOld: false },
  { who: months(59), kg: 18, on: "2026-08-23", isOld: true },
  { who: months(60), kg: 18, on: "2026-05-25", isOld: false },
  { who: months(215), kg: 60, on: "2026-05-24", isOld: true },
  { who: years(18), kg: 70, on: "2024-11-23", isOld: false },
  { who: years(42), kg: 70, on: "2024-11-22", isOld: true },
  { who: years(42), kg: 54.9, on: "2026-05-24", isOld: true },
  { who: years(42), kg: 55, on: "2026-05-24", isOld: false },
  { who: years(75), kg: 70, on: "2026-05-24", isOld: false },
  { who: years(76), kg: 70, on: "2026-05-24", isOld: true },
  { who: years(42), kg: 70, on: "2026-05-24", isOld: true, conditions: ["kidney"] },
  { who: years(42), kg: 70, on: "2026-05-24", isOld: true, conditions: ["heart_failure"] },
  { who: years(42), kg: 70, on: "2026-05-24", isOld: false, conditions: ["diabetes"] },
  { who: UNKNOWN_CHILD, kg: 15, on: "2026-11-22", isOld: true },
  { who: UNKNOWN_ADULT, kg: 70, on: "2026-05-24", isOld: false },
  { who: years(42), kg: 70, on: "2026-11-24", isOld: true },
])("$kg kg of $who on $on is old: $isOld", ({ who, kg, on, isOld, conditions = [] }) => {
  const stored = { weightKg: kg, weightMeasuredOn: day(on), isWeightConfirmed: false };
  expect(weightStanding(stored, who, conditions, TODAY)).toBe(isOld ? "old" : "usable");
});

test.each([
  { kg: null, isWeightConfirmed: false, expected: "missing", because: "nobody weighed" },
  { kg: 165, isWeightConfirmed: true, expected: "odd", because: "no child of four weighs that" },
  { kg: 26, isWeightConfirmed: false, expected: "odd", because: "few do, and nobody confirmed it" },
  { kg: 26, isWeightConfirmed: true, expected: "usable", because: "somebody confirmed it" },
  { kg: 17, isWeightConfirmed: false, expected: "usable", because: "it is a usual weight" },
])("$kg kg at four years, confirmed: $isWeightConfirmed, is $expected: $because", (the) => {
  const stored = {
    weightKg: the.kg,
    weightMeasuredOn: TODAY,
    isWeightConfirmed: the.isWeightConfirmed,
  };
  expect(weightStanding(stored, months(48), [], TODAY)).toBe(the.expected);
});

test("a weight without a day is old", () => {
  const stored = { weightKg: 17, weightMeasuredOn: null, isWeightConfirmed: false };
  expect(weightStanding(stored, months(48), [], TODAY)).toBe("old");
});

test.each([
  { who: UNKNOWN_CHILD, on: "2026-11-22", asksAge: true },
  { who: UNKNOWN_CHILD, on: null, asksAge: false },
  { who: months(2), on: "2026-11-15", asksAge: false },
  { who: UNKNOWN_ADULT, on: "2020-11-22", asksAge: false },
])("a weight of $who on $on asks for the age: $asksAge", ({ who, on, asksAge }) => {
  const weightMeasuredOn = on === null ? null : day(on);
  const stored = { weightKg: 15, weightMeasuredOn, isWeightConfirmed: true };
  expect(isAgeMissing("old", stored, who)).toBe(asksAge);
  expect(isAgeMissing("odd", stored, who)).toBe(false);
});
