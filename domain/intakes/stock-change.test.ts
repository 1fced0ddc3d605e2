import fc from "fast-check";
import { expect, test } from "vitest";
import { giveBackToStock, takeFromStock } from "./stock-change.ts";

test.each([
  { current: 8, taken: 1, remaining: 7, deducted: 1, because: "one of eight is taken" },
  { current: 1, taken: 1, remaining: 0, deducted: 1, because: "the last one is taken" },
  {
    current: 1,
    taken: 3,
    remaining: 0,
    deducted: 1,
    because: "no more can be deducted than is there",
  },
  { current: 0, taken: 2, remaining: 0, deducted: 0, because: "the record said empty" },
  { current: 0.3, taken: 0.1, remaining: 0.2, deducted: 0.1, because: "fractions are decimal" },
])("$taken of $current: $because", ({ current, taken, remaining, deducted }) => {
  expect(takeFromStock(current, taken)).toEqual({ remaining, deducted });
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("%d is no quantity", (wrong) => {
  expect(() => takeFromStock(wrong, 1)).toThrow(RangeError);
  expect(() => takeFromStock(1, wrong)).toThrow(RangeError);
  expect(() => giveBackToStock(1, wrong)).toThrow(RangeError);
});

const quantity = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);

test("deleting a dose gives back exactly what it deducted, and stock never falls below 0", () => {
  fc.assert(
    fc.property(quantity, quantity, (current, taken) => {
      const { remaining, deducted } = takeFromStock(current, taken);
      expect(remaining).toBeGreaterThanOrEqual(0);
      expect(deducted).toBeLessThanOrEqual(taken);
      expect(giveBackToStock(remaining, deducted)).toBe(current);
    }),
  );
});

test("many doses and their deletion in any order end where they began", () => {
  fc.assert(
    fc.property(quantity, fc.array(quantity, { maxLength: 12 }), fc.nat(), (start, doses, seed) => {
      let stock = start;
      const deductions = doses.map((dose) => {
        const change = takeFromStock(stock, dose);
        stock = change.remaining;
        return change.deducted;
      });
      const turn = doses.length === 0 ? 0 : seed % doses.length;
      for (const deducted of [...deductions.slice(turn), ...deductions.slice(0, turn)]) {
        stock = giveBackToStock(stock, deducted);
      }
      expect(stock).toBe(start);
    }),
  );
});
