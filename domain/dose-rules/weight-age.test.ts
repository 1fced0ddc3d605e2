import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import { isWeightRecent, plausibleWeight, usableWeight, weightLimitDays } from "./weight-age.ts";

const TODAY = day("2026-11-22");
const NOBODY = { weightKg: null, weightOn: null, ageInMonths: null, isAdult: null };

test.each([
  { who: { ageInMonths: 240, weightKg: 60 }, days: 730 },
  { who: { ageInMonths: 240, weightKg: 55 }, days: 730 },
  { who: { ageInMonths: 240, weightKg: 54.9 }, days: 182 },
  { who: { ageInMonths: 240, weightKg: null }, days: 730 },
  { who: { ageInMonths: 900, weightKg: 60 }, days: 730 },
  { who: { ageInMonths: 901, weightKg: 60 }, days: 182 },
  { who: { ageInMonths: 240, weightKg: 60, hasHeartOrKidneyDisease: true }, days: 182 },
  // Of an adult without a day of birth the profile says so.
  { who: { isAdult: true, weightKg: 60 }, days: 730 },
  { who: { isAdult: true, weightKg: 50 }, days: 182 },
  { who: { isAdult: false, weightKg: 60 }, days: null },
  { who: { isAdult: null, weightKg: 60 }, days: null },
  // A day of birth says more than a profile that still calls somebody a child.
  { who: { ageInMonths: 240, isAdult: false, weightKg: 60 }, days: 730 },
  { who: { ageInMonths: 215, isAdult: false, weightKg: 60 }, days: 182 },
])("$who: a weight is used for $days days", ({ who, days }) => {
  expect(weightLimitDays({ ...NOBODY, ...who })).toBe(days);
});

test.each([
  {
    because: "on its last day",
    who: { ageInMonths: 48, weightKg: 16 },
    daysAgo: 91,
    isRecent: true,
  },
  { because: "a day later", who: { ageInMonths: 48, weightKg: 16 }, daysAgo: 92, isRecent: false },
  { because: "of nobody's age", who: { weightKg: 16 }, daysAgo: 0, isRecent: false },
  { because: "not a weight", who: { ageInMonths: 48 }, daysAgo: 0, isRecent: false },
])("$because: recent $isRecent", ({ who, daysAgo, isRecent }) => {
  const weighed = { ...NOBODY, ...who, weightOn: addDays(TODAY, -daysAgo) };
  expect(isWeightRecent(weighed, TODAY)).toBe(isRecent);
  expect(usableWeight(weighed, TODAY)).toBe(isRecent ? 16 : null);
});

test("a weight without a day is not known to be recent", () => {
  expect(isWeightRecent({ ...NOBODY, ageInMonths: 48, weightKg: 16 }, TODAY)).toBe(false);
});

test("what a child may weigh, an adult may not", () => {
  expect(plausibleWeight({ weightKg: 9, ageInMonths: null, isAdult: false })).toBe(9);
  expect(plausibleWeight({ weightKg: 9, ageInMonths: null, isAdult: true })).toBeNull();
  // Nobody said that it is a child.
  expect(plausibleWeight({ weightKg: 9, ageInMonths: null, isAdult: null })).toBeNull();
  expect(plausibleWeight({ weightKg: null, ageInMonths: 48, isAdult: false })).toBeNull();
});
