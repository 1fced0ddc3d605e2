import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, day } from "../calendar/day.ts";
import type { DatedWeight } from "./dated-weight.ts";
import { weightCurve } from "./weight-curve.ts";

const START = day("2024-02-28");
const weight = (after: number, weightKg: number): DatedWeight => ({
  measuredOn: addDays(START, after),
  weightKg,
  isConfirmed: false,
});

test("one weight is no curve, nor none", () => {
  expect(weightCurve([])).toBeNull();
  expect(weightCurve([weight(0, 12)])).toBeNull();
});

test("weights stand by their days, from whole kilograms to whole kilograms", () => {
  const curve = weightCurve([weight(100, 16.5), weight(0, 12.4), weight(50, 14)]);
  expect(curve).toMatchObject({ lowKg: 12, highKg: 17 });
  expect(curve?.points.map(({ x }) => x)).toEqual([0, 0.5, 1]);
  expect(curve?.points.map(({ weight: { weightKg } }) => weightKg)).toEqual([12.4, 14, 16.5]);
  expect(curve?.points[1]?.y).toBeCloseTo(0.4);
});

test("three hundred grams do not look like a fall", () => {
  const [first, last] = weightCurve([weight(0, 16.5), weight(7, 16.2)])?.points ?? [];
  expect((first?.y ?? 0) - (last?.y ?? 0)).toBeLessThan(0.1);
});

test("every weight is inside the drawing, and a heavier one is higher", () => {
  const weights = fc.uniqueArray(
    fc.record({ after: fc.integer({ min: 0, max: 7000 }), kg: fc.integer({ min: 5, max: 3000 }) }),
    { minLength: 2, maxLength: 60, selector: ({ after }) => after },
  );
  fc.assert(
    fc.property(weights, (typed) => {
      const points =
        weightCurve(typed.map(({ after, kg }) => weight(after, kg / 10)))?.points ?? [];
      expect(points).toHaveLength(typed.length);
      for (const [index, { x, y, weight: at }] of points.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
        const before = points[index - 1];
        if (!before) continue;
        expect(before.x).toBeLessThan(x);
        expect(Math.sign(y - before.y)).toBe(Math.sign(at.weightKg - before.weight.weightKg));
      }
    }),
  );
});
