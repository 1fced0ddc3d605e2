import { describe, expect, test } from "vitest";
import { HEIGHT, typedMeasure, WEIGHT, wrongMeasure } from "./typed-measure.ts";

describe("a unit that is written counts, whatever the unit of the form", () => {
  test.each([
    ["16.5 kg", 16.5],
    ["16,5kg", 16.5],
    ["3250 g", 3.25],
    ["3 kg 250", 3.25],
    ["3kg250g", 3.25],
    ["36 lb", 16.33],
    ["7 lb 8 oz", 3.4],
    ["70 Kilos", 70],
  ])("%s", (text, kg) => {
    expect(typedMeasure(WEIGHT, text, "kg").metric).toBe(kg);
    expect(typedMeasure(WEIGHT, text, "lbs").metric).toBe(kg);
    expect(wrongMeasure(WEIGHT, typedMeasure(WEIGHT, text, "kg"))).toBeUndefined();
  });

  test.each([
    ["175 cm", 175],
    ["1,75 m", 175],
    ["1m75", 175],
    ["5'7\"", 170.18],
    ["5’7", 170.18],
    ["5 ft 11 in", 180.34],
    ["6'", 182.88],
  ])("%s", (text, cm) => {
    expect(typedMeasure(HEIGHT, text, "cm").metric).toBe(cm);
    expect(typedMeasure(HEIGHT, text, "ft").metric).toBe(cm);
  });
});

test.each([
  "3 kg 5",
  "3,5 kg 250",
  "7 lb 18",
  "5'12",
  "16 kilometres",
  "kg",
  "12 livres",
  "1 m 7",
  "3 kg 250 oz",
])("%s has no single reading and is asked again", (text) => {
  expect(wrongMeasure(WEIGHT, typedMeasure(WEIGHT, text, "kg"))).toBe("not-a-number");
  expect(wrongMeasure(HEIGHT, typedMeasure(HEIGHT, text, "cm"))).toBe("not-a-number");
});

test("a number with two readings keeps them behind its unit", () => {
  expect(typedMeasure(WEIGHT, "3,250 kg", "kg").metric).toBeNull();
});
