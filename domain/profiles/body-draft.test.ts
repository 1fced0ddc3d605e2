import { expect, test } from "vitest";
import { checkBody } from "./body-draft.ts";
import { HEIGHT, storedMeasure, typedMeasure, WEIGHT } from "./typed-measure.ts";

test("what was merely shown is kept to the hundredth, what was typed is converted once", () => {
  const draft = {
    weight: { ...storedMeasure(WEIGHT, 70.25, "kg", "en"), unit: "lbs" as const },
    height: typedMeasure(HEIGHT, "5.6", "ft"),
  };
  expect(checkBody(draft)).toEqual({
    ok: true,
    value: { weightKg: 70.25, heightCm: 170.69, units: { weight: "lbs", height: "ft" } },
  });
});

test("nobody must be weighed or measured", () => {
  const draft = { weight: typedMeasure(WEIGHT, "", "kg"), height: typedMeasure(HEIGHT, " ", "cm") };
  expect(checkBody(draft)).toMatchObject({ ok: true, value: { weightKg: null, heightCm: null } });
});

test("each measure is refused by its own word", () => {
  const draft = {
    weight: typedMeasure(WEIGHT, "-1", "kg"),
    height: typedMeasure(HEIGHT, "33", "ft"),
  };
  expect(checkBody(draft)).toEqual({
    ok: false,
    wrong: { weight: "below-minimum", height: "above-maximum" },
  });
});
