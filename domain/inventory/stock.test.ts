import fc from "fast-check";
import { expect, test } from "vitest";
import { fullBoxes, remainingShare, stockLevel } from "./stock.ts";

test.each([
  { current: 0, total: 16, level: "out", because: "nothing is left" },
  { current: 0, total: 0, level: "out", because: "nothing is left of nothing" },
  { current: 0, total: null, level: "out", because: "nothing is left of who knows" },
  { current: -1, total: 16, level: "out", because: "less than nothing is nothing" },
  { current: 1, total: 1000, level: "low", because: "a trace still shows" },
  { current: 199, total: 1000, level: "low", because: "19.9 % is under 20 %" },
  { current: 200, total: 1000, level: "available", because: "20 % is not" },
  { current: 0.6, total: 3, level: "available", because: "0.6 of 3 is exactly 20 %" },
  { current: 1.4, total: 7, level: "available", because: "1.4 of 7 is too" },
  { current: 0.599, total: 3, level: "low", because: "a thousandth counts" },
  { current: 3, total: 16, level: "low", because: "18.75 % is under 20 %" },
  { current: 16, total: 16, level: "available", because: "it is full" },
  { current: 40, total: 16, level: "available", because: "two boxes in one entry" },
  { current: 3, total: 0, level: "available", because: "3 of an unknown total" },
  { current: 3, total: null, level: "available", because: "3 of a missing total" },
])("$current of $total is $level: $because", ({ current, total, level }) => {
  const stock = { currentQuantity: current, totalQuantity: total };
  expect(stockLevel(stock)).toBe(level);
});

test("low begins exactly under a fifth, whatever the fractions", () => {
  const hundredths = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(hundredths, hundredths, (current, total) => {
      const stock = { currentQuantity: current / 100, totalQuantity: total / 100 };
      expect(stockLevel(stock) === "low").toBe(current * 5 < total);
    }),
  );
});

test("the share stays between 0 and 1", () => {
  const quantity = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(quantity, fc.option(quantity), (currentQuantity, totalQuantity) => {
      const share = remainingShare({ currentQuantity, totalQuantity });
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test.each([
  { current: 16, total: 8, boxes: 2 },
  { current: 8, total: 8, boxes: 1 },
  { current: 0.9, total: 0.3, boxes: 3 },
  { current: 20, total: 8, boxes: null },
  { current: 0, total: 8, boxes: null },
  { current: 3, total: 0, boxes: null },
])("$current of $total are $boxes full boxes", ({ current, total, boxes }) => {
  expect(fullBoxes(current, total)).toBe(boxes);
});
