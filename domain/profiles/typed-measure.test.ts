import fc from "fast-check";
import { expect, test } from "vitest";
import { MEASURE_CASES } from "../../testing/samples/measure-cases.ts";
import type { HeightUnit, WeightUnit } from "./measures.ts";
import {
  HEIGHT,
  isSameMeasure,
  type Scale,
  shownText,
  storedMeasure,
  type TypedMeasure,
  typedMeasure,
  WEIGHT,
  wrongMeasure,
} from "./typed-measure.ts";

function inUnits<Unit extends string>(measure: TypedMeasure<Unit>, units: readonly Unit[]) {
  let turned = measure;
  for (const unit of units) turned = { ...turned, unit };
  return turned;
}

test("what is stored is shown in the other unit and back as it was", () => {
  const stored = storedMeasure(WEIGHT, 70.25, "kg", "fr");
  expect(shownText(WEIGHT, stored, "fr")).toBe("70,3");
  const pounds = inUnits(stored, ["lbs"]);
  expect(shownText(WEIGHT, pounds, "fr")).toBe("154,9");
  expect(inUnits(pounds, ["kg"])).toEqual(stored);
});

test("what is typed keeps every digit, also after a look at the other unit", () => {
  const typed = typedMeasure(HEIGHT, "5,58", "ft");
  expect(typed.metric).toBe(170.08);
  expect(shownText(HEIGHT, inUnits(typed, ["cm"]), "fr")).toBe("170");
  expect(shownText(HEIGHT, inUnits(typed, ["cm", "ft"]), "fr")).toBe("5,58");
});

const weights = fc.constantFrom<WeightUnit>("kg", "lbs");
const heights = fc.constantFrom<HeightUnit>("cm", "ft");
const hundredths = fc.integer({ min: 0, max: 99_900 }).map((n) => n / 100);

function expectNoDrift<Unit extends string>(scale: Scale<Unit>, units: fc.Arbitrary<Unit>) {
  fc.assert(
    fc.property(hundredths, units, fc.array(units, { maxLength: 50 }), (metric, unit, turns) => {
      const stored = storedMeasure(scale, metric, unit, "fr");
      const turned = inUnits(stored, turns);
      expect(turned.metric).toBe(metric);
      expect(shownText(scale, { ...turned, unit }, "fr")).toBe(stored.text);
    }),
  );
  fc.assert(
    fc.property(fc.string(), units, fc.array(units, { maxLength: 50 }), (text, unit, turns) => {
      const typed = typedMeasure(scale, text, unit);
      const turned = inUnits(typed, turns);
      expect(turned.metric).toBe(typed.metric);
      expect(shownText(scale, { ...turned, unit }, "fr")).toBe(text);
      expect(wrongMeasure(scale, turned)).toBe(wrongMeasure(scale, typed));
    }),
  );
}

test("however often the unit is changed, a weight does not wander", () => {
  expectNoDrift(WEIGHT, weights);
});

test("however often the unit is changed, a height does not wander", () => {
  expectNoDrift(HEIGHT, heights);
});

test("a measure is the same in whatever unit it is shown", () => {
  const stored = storedMeasure(WEIGHT, 70, "kg", "fr");
  expect(isSameMeasure(stored, storedMeasure(WEIGHT, 70, "lbs", "fr"))).toBe(true);
  expect(isSameMeasure(stored, storedMeasure(WEIGHT, 71, "kg", "fr"))).toBe(false);
  expect(
    isSameMeasure(typedMeasure(WEIGHT, "", "kg"), storedMeasure(WEIGHT, null, "lbs", "fr")),
  ).toBe(true);
  expect(isSameMeasure(typedMeasure(WEIGHT, "lourd", "kg"), typedMeasure(WEIGHT, "", "kg"))).toBe(
    false,
  );
});

test.each([
  { text: "", wrong: undefined, because: "nobody must be weighed" },
  { text: "lourd", wrong: "not-a-number", because: "it is a word" },
  { text: "62,5", wrong: undefined, because: "a comma is a point" },
  { text: "62.5", wrong: undefined, because: "and a point a comma" },
  { text: "3,250", wrong: "two-readings", because: "a newborn of 3 kg or three tons" },
])("'$text' kg: $because", ({ text, wrong }) => {
  expect(wrongMeasure(WEIGHT, typedMeasure(WEIGHT, text, "kg"))).toBe(wrong);
});

test.each(MEASURE_CASES)("a $measure of $metric: $because", ({ measure, metric, wrong }) => {
  const text = String(metric);
  const answer =
    measure === "weight"
      ? wrongMeasure(WEIGHT, typedMeasure(WEIGHT, text, "kg"))
      : wrongMeasure(HEIGHT, typedMeasure(HEIGHT, text, "cm"));
  expect(answer).toBe(wrong);
});
