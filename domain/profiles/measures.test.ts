import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centimetres,
  defaultUnits,
  feetAndInches,
  heightIn,
  kilograms,
  weightIn,
} from "./measures.ts";

test("known weights and heights", () => {
  expect(kilograms(154.3, "lbs")).toBe(69.99);
  expect(weightIn("lbs", 70)).toBe(154.3);
  expect(kilograms(70.5, "kg")).toBe(70.5);
  expect(centimetres(5.6, "ft")).toBe(170.69);
  expect(heightIn("ft", 170)).toBe(5.6);
  expect(heightIn("cm", 170.69)).toBe(171);
  expect([kilograms(0, "lbs"), centimetres(0, "ft")]).toEqual([0, 0]);
});

const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((n) => n / 10);

test("what was typed is what is shown again, in either unit", () => {
  fc.assert(
    fc.property(tenths(999), fc.constantFrom("kg" as const, "lbs" as const), (weight, unit) => {
      expect(weightIn(unit, kilograms(weight, unit))).toBe(weight);
    }),
  );
  fc.assert(
    fc.property(tenths(32), (feet) => {
      expect(heightIn("ft", centimetres(feet, "ft"))).toBe(feet);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (cm) => {
      expect(heightIn("cm", centimetres(cm, "cm"))).toBe(cm);
    }),
  );
});

test("a weight typed again as it is shown, now in one unit, now in the other, never wanders", () => {
  const units = fc.array(fc.constantFrom("kg" as const, "lbs" as const), { maxLength: 100 });
  fc.assert(
    fc.property(tenths(450), units, (weight, turns) => {
      const kept = turns.reduce(
        (kg, unit) => kilograms(weightIn(unit, kg), unit),
        kilograms(weight, "kg"),
      );
      expect(weightIn("kg", kept)).toBe(weight);
    }),
  );
});

test.each([
  { cm: 170, feet: 5, inches: 7, because: "66.9 inches are 67" },
  { cm: 182.8, feet: 6, inches: 0, because: "71.97 inches are six feet, not five feet twelve" },
  { cm: 30.48, feet: 1, inches: 0, because: "a foot is a foot" },
  { cm: 0, feet: 0, inches: 0, because: "nothing is nothing" },
])("$cm cm are $feet ft $inches in: $because", ({ cm, feet, inches }) => {
  expect(feetAndInches(cm)).toEqual({ feet, inches });
});

test.each([
  { country: "US", units: { weight: "lbs", height: "ft" } },
  { country: "us", units: { weight: "lbs", height: "ft" } },
  { country: "FR", units: { weight: "kg", height: "cm" } },
  { country: "CA", units: { weight: "kg", height: "cm" } },
])("people in $country are asked in $units", ({ country, units }) => {
  expect(defaultUnits(country)).toEqual(units);
});
