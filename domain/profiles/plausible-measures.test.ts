import fc from "fast-check";
import { expect, test } from "vitest";
import type { WeightUnit } from "./measures.ts";
import {
  isAdult,
  isUsableWeight,
  type MeasuredPerson,
  type MeasureSuggestion,
  type Measures,
  measureWarnings,
} from "./plausible-measures.ts";
import { WEIGHT_SPANS } from "./weight-bounds.ts";

const NOBODY: Measures = { weightKg: null, heightCm: null };
const months = (ageInMonths: number): MeasuredPerson => ({ type: "child", ageInMonths });
const ADULT: MeasuredPerson = { type: "adult", ageInMonths: 42 * 12 };

test.each<{ kg: number; who: MeasuredPerson; isAsked: boolean; because: string }>([
  { kg: 625, who: months(48), isAsked: true, because: "four-year-olds weigh 12.5 to 24.4" },
  { kg: 12.5, who: months(48), isAsked: false, because: "the third percentile is still in" },
  { kg: 12.49, who: months(48), isAsked: true, because: "below it is asked" },
  { kg: 24.4, who: months(59), isAsked: false, because: "the 97th percentile is still in" },
  { kg: 24.41, who: months(59), isAsked: true, because: "above it is asked" },
  { kg: 24.41, who: months(60), isAsked: false, because: "the fifth birthday opens the next span" },
  { kg: 2.4, who: months(0), isAsked: false, because: "a newborn may be small" },
  { kg: 2.39, who: months(0), isAsked: true, because: "and not smaller unasked" },
  { kg: 5.8, who: months(0), isAsked: true, because: "nor as heavy as at three months" },
  { kg: 5.8, who: months(3), isAsked: false, because: "at three months it is well in" },
  { kg: 97.2, who: months(215), isAsked: false, because: "the last month of the last span" },
  { kg: 97.21, who: months(215), isAsked: true, because: "and not more" },
  {
    kg: 97.21,
    who: months(216),
    isAsked: false,
    because: "at eighteen the bounds of adults begin",
  },
  { kg: 35, who: ADULT, isAsked: false, because: "35 is the least of an adult" },
  { kg: 34.99, who: ADULT, isAsked: true, because: "below it is asked" },
  { kg: 150, who: ADULT, isAsked: false, because: "150 is the most" },
  { kg: 150.01, who: ADULT, isAsked: true, because: "above it is asked" },
  { kg: 0, who: ADULT, isAsked: true, because: "nobody weighs nothing" },
  {
    kg: 625,
    who: { type: "adult", ageInMonths: null },
    isAsked: true,
    because: "an adult of any age",
  },
  { kg: 34, who: { type: "adult", ageInMonths: null }, isAsked: true, because: "the same" },
  { kg: 2.4, who: { type: "child", ageInMonths: null }, isAsked: false, because: "any child" },
  { kg: 97.2, who: { type: "child", ageInMonths: null }, isAsked: false, because: "any child" },
  { kg: 97.21, who: { type: "child", ageInMonths: null }, isAsked: true, because: "no child" },
])("$kg kg of $who is asked about: $isAsked, because $because", ({ kg, who, isAsked }) => {
  expect(measureWarnings({ ...NOBODY, weightKg: kg }, NOBODY, who).length > 0).toBe(isAsked);
});

test.each<{ cm: number; who: MeasuredPerson; isAsked: boolean }>([
  { cm: 102, who: months(48), isAsked: false },
  { cm: 72, who: months(59), isAsked: false },
  { cm: 71.99, who: months(24), isAsked: true },
  { cm: 1.7, who: ADULT, isAsked: true },
  { cm: 17, who: ADULT, isAsked: true },
  { cm: 130, who: ADULT, isAsked: false },
  { cm: 215, who: ADULT, isAsked: false },
  { cm: 215.01, who: ADULT, isAsked: true },
  { cm: 40, who: { type: "child", ageInMonths: null }, isAsked: false },
  { cm: 210.01, who: { type: "child", ageInMonths: null }, isAsked: true },
])("$cm cm of $who is asked about: $isAsked", ({ cm, who, isAsked }) => {
  expect(measureWarnings({ ...NOBODY, heightCm: cm }, NOBODY, who).length > 0).toBe(isAsked);
});

test.each<{ kg: number; unit: WeightUnit; expected: MeasureSuggestion[]; because: string }>([
  {
    kg: 165,
    unit: "kg",
    expected: [{ slip: "decimal-mark", value: 16.5 }],
    because: "the decimal mark was lost",
  },
  {
    kg: 40,
    unit: "kg",
    expected: [{ slip: "pounds", value: 18.14 }],
    because: "40 pounds are a weight of four years",
  },
  {
    kg: 7.71,
    unit: "lbs",
    expected: [{ slip: "kilograms", value: 17 }],
    because: "17 were kilograms and not pounds",
  },
  { kg: 40, unit: "lbs", expected: [], because: "they were said to be pounds" },
  { kg: 625, unit: "kg", expected: [], because: "62.5 is no weight of four years either" },
  { kg: 3, unit: "kg", expected: [], because: "it is too little as it is" },
])("$kg kg typed in $unit at four years suggests $expected: $because", (the) => {
  const typed = { ...NOBODY, weightKg: the.kg };
  expect(measureWarnings(typed, NOBODY, months(48), the.unit)).toEqual([
    {
      measure: "weight",
      value: the.kg,
      before: null,
      suggestions: the.expected,
      isUnused: true,
    },
  ]);
});

test.each([
  { kg: 10.9, isUsed: true, because: "three deviations below are still in" },
  { kg: 10.89, isUsed: false, because: "below they count as missing" },
  { kg: 29.5, isUsed: true, because: "three deviations above are still in" },
  { kg: 29.51, isUsed: false, because: "above they count as missing" },
])("$kg kg at four years is used once confirmed: $isUsed, because $because", ({ kg, isUsed }) => {
  const [warning] = measureWarnings({ ...NOBODY, weightKg: kg }, NOBODY, months(48));
  expect(warning?.isUnused).toBe(!isUsed);
  expect(isUsableWeight(kg, months(48))).toBe(isUsed);
});

test("the bounds of the two questions lie around each other in every span, and grow with age", () => {
  const bounds = WEIGHT_SPANS.map(({ used, asked }) => [used[0], asked[0], asked[1], used[1]]);
  for (const each of bounds) expect(each).toEqual([...each].sort((a, b) => a - b));
  const children = WEIGHT_SPANS.slice(0, -1);
  for (const edge of ["used", "asked"] as const) {
    for (const at of [0, 1] as const) {
      const figures = children.map((each) => each[edge][at]);
      expect(figures).toEqual([...figures].sort((a, b) => a - b));
    }
  }
});

test.each([
  { before: 64, now: 51.2, isAsked: false, because: "a fifth less is the edge" },
  { before: 64, now: 51.19, isAsked: true, because: "less than that is asked" },
  { before: 64, now: 96, isAsked: false, because: "half more is the edge" },
  { before: 64, now: 96.01, isAsked: true, because: "more than that is asked" },
  { before: 625, now: 62.5, isAsked: false, because: "a slip is put right" },
])("from $before to $now kg is asked about: $isAsked, because $because", (the) => {
  const known = { ...NOBODY, weightKg: the.before };
  expect(measureWarnings({ ...NOBODY, weightKg: the.now }, known, ADULT)).toEqual(
    the.isAsked
      ? [
          {
            measure: "weight",
            value: the.now,
            before: the.before,
            suggestions: [],
            isUnused: false,
          },
        ]
      : [],
  );
});

test("weight and height are asked about together, and what has not changed is not asked again", () => {
  const odd = { weightKg: 625, heightCm: 17 };
  expect(measureWarnings(odd, NOBODY, ADULT).map(({ measure }) => measure)).toEqual([
    "weight",
    "height",
  ]);
  expect(measureWarnings(odd, odd, ADULT)).toEqual([]);
  expect(measureWarnings(NOBODY, odd, ADULT)).toEqual([]);
});

test("every age has its bounds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), (ageInMonths) => {
      const asked = (kg: number) =>
        measureWarnings({ ...NOBODY, weightKg: kg }, NOBODY, months(ageInMonths)).length > 0;
      expect([asked(0.5), asked(999)]).toEqual([true, true]);
    }),
  );
});

test.each<MeasuredPerson & { adult: boolean }>([
  { type: "adult", ageInMonths: null, adult: true },
  { type: "child", ageInMonths: null, adult: false },
  { type: "adult", ageInMonths: 215, adult: false },
  { type: "child", ageInMonths: 216, adult: true },
])("$type of $ageInMonths months is an adult: $adult", ({ adult, ...who }) => {
  expect(isAdult(who)).toBe(adult);
});
