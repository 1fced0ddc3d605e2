import { expect, test } from "vitest";
import { unitMilligrams } from "./unit-strength.ts";

test.each([
  ["1000 mg", 1000],
  ["500mg", 500],
  ["1 g", 1000],
  ["1,5 g", 1500],
  ["1 000 mg", 1000],
  ["1\u202f000 mg", 1000],
  ["1.000 mg", null],
  ["1,000 mg/30 mg", null],
  ["250 mg/1 000 mL", null],
  ["0.5 g", 500],
  ["500 mg/30 mg", 500],
  [" 200 MG ", 200],
  ["2,4 %", null],
  ["20 mg/ml", null],
  ["250 mg/5 mL", null],
  ["120 mg / 5 ml", null],
  ["1 g/L", null],
  ["10 gouttes", null],
  ["", null],
  ["0 mg", null],
  ["0,0 g", null],
  ["-5 mg", null],
  ["1000", null],
  ["8 gélules", null],
])("'%s' is %s mg in a unit", (dosage, milligrams) => {
  expect(unitMilligrams(dosage)).toBe(milligrams);
});
