import { expect, test } from "vitest";
import { milligramsPerUnit } from "./dose-amount.ts";

test.each([
  ["Comprimé", "1000 mg", 1000],
  ["Gélule", "1 g", 1000],
  ["Comprimé", "2,5 mg", 2.5],
  ["Comprimé", "500 mg/30 mg", null],
  ["Comprimé", "75 µg", null],
  ["Comprimé", "", null],
  ["Sirop", "2,4 %", 24],
  ["Sirop", "24 mg/mL", 24],
  ["Sirop", "250 mg / 5 ml", 50],
  ["Sirop", "1 g/0 mL", null],
  ["Sirop", "200 mg", null],
  ["Crème", "0,67 %", null],
  ["Solution injectable", "40 mg/0,4 mL", null],
  ["Suppositoire", "300 mg", 300],
  ["Sachet", "1 g", 1000],
  ["Poudre pour suspension", "250 mg/5 mL", 50],
  ["Gouttes", "100 mg/mL", null],
  ["Patch", "50 mg", null],
  ["Comprimé", "1 000 mg", 1000],
  ["Comprimé", "1\u00a0000 mg", 1000],
  ["Comprimé", "1\u202f000\u00a0mg", 1000],
  ["Comprimé", "0,125 mg", 0.125],
  ["Comprimé", "1.000 mg", null],
  ["Comprimé", "1,000 mg", null],
  ["Comprimé", "1.500 g", null],
  ["Comprimé", "10 00 mg", null],
  ["Sirop", "1 000 mg/100 mL", 10],
  ["Sirop", "1.000 mg/100 mL", null],
  ["Sirop", "250 mg/1.000 mL", null],
  ["Sirop", "2,400 %", null],
] as const)("%s %s holds %s mg in one unit", (form, dosage, milligrams) => {
  expect(milligramsPerUnit(form, dosage)).toBe(milligrams);
});
