import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { checkBody, isSameBodyField } from "./body-draft.ts";
import { HEIGHT, storedMeasure, typedMeasure, WEIGHT } from "./typed-measure.ts";

const TODAY = day("2026-03-31");

test("what was merely shown is kept to the hundredth, what was typed is converted once", () => {
  const draft = {
    weight: { ...storedMeasure(WEIGHT, 70.25, "kg", "en"), unit: "lbs" as const },
    weighedOn: "2026-03-31",
    height: typedMeasure(HEIGHT, "5.6", "ft"),
  };
  expect(checkBody(draft, TODAY)).toEqual({
    ok: true,
    value: {
      weightKg: 70.25,
      weightMeasuredOn: "2026-03-31",
      isWeightConfirmed: false,
      heightCm: 170.69,
      units: { weight: "lbs", height: "ft" },
    },
  });
});

test("nobody must be weighed or measured", () => {
  const draft = {
    weight: typedMeasure(WEIGHT, "", "kg"),
    weighedOn: "2026-03-30",
    height: typedMeasure(HEIGHT, " ", "cm"),
  };
  expect(checkBody(draft, TODAY)).toMatchObject({
    ok: true,
    value: { weightKg: null, weightMeasuredOn: null, heightCm: null },
  });
});

test("each measure is refused by its own word", () => {
  const draft = {
    weight: typedMeasure(WEIGHT, "-1", "kg"),
    weighedOn: "2026-04-01",
    height: typedMeasure(HEIGHT, "33", "ft"),
  };
  expect(checkBody(draft, TODAY)).toEqual({
    ok: false,
    wrong: { weight: "below-minimum", weighedOn: "in-the-future", height: "above-maximum" },
  });
});

test("two fields of a body are the same in whatever units, and two days as they are written", () => {
  const kilograms = storedMeasure(WEIGHT, 70, "kg", "en");
  expect(isSameBodyField(kilograms, { ...kilograms, unit: "lbs" })).toBe(true);
  expect(isSameBodyField("2026-03-31", "2026-03-30")).toBe(false);
  expect(isSameBodyField("2026-03-31", "2026-03-31")).toBe(true);
});
