import { expect, test } from "vitest";
import { isStockUnit } from "./stock-unit.ts";

test.each([
  ["Comprimé", "tablet", true],
  ["Sirop", "ml", true],
  ["Gouttes", "ml", false],
  ["Collyre", "single-dose", false],
  ["Inhalateur", "dose", true],
  ["Patch", "device", true],
  ["Autre", "bottle", false],
  ["Solution injectable", "pen", true],
  ["Sachet", "sachet", true],
  ["Sachet", "ml", false],
] as const)("a pack of %s in %s: %s", (form, unit, fits) => {
  expect(isStockUnit(form, unit)).toBe(fits);
});
