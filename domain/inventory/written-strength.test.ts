import { expect, test } from "vitest";
import {
  hasTwoReadings,
  isImpossibleStrength,
  readAmount,
  saysHowMuch,
} from "./written-strength.ts";

test.each(["0 mg", "0", "0,0 mg", "0mg", "-5 mg", " - 5 mg", "−5 mg", "0 mg/5 ml", "000 mg"])(
  "'%s' is impossible, and says nothing",
  (text) => {
    expect(isImpossibleStrength(text)).toBe(true);
    expect(saysHowMuch(text)).toBe(false);
  },
);

test.each([
  "1000",
  "500/30",
  "16 comprimés",
  "8 gélules",
  "30 tablets",
  "20 cápsulas",
  "1 boîte",
  "1 caja",
  "?",
  "—",
  "",
])("'%s' is possible, and says nothing", (text) => {
  expect(isImpossibleStrength(text)).toBe(false);
  expect(saysHowMuch(text)).toBe(false);
});

test.each([
  "500 mg",
  "1 000 mg",
  "1.000 mg",
  "100 000 UI",
  "0,5 mg",
  "0.05 %",
  "500/30 mg",
  "20 mg/ml",
  "200 µg/dose",
  "10 gouttes",
  "500 mg - 30 mg",
  "1 dose",
  "500 mg, 0 % alcool",
  "500 mg, 16 comprimés",
  "16 comprimés 500 mg",
])("'%s' says how much", (text) => {
  expect(isImpossibleStrength(text)).toBe(false);
  expect(saysHowMuch(text)).toBe(true);
});

test.each(["1.000 mg", "1,000", "500 mg/1.000 mg", "100.000 UI"])(
  "'%s' may be a thousand times what it seems",
  (text) => {
    expect(hasTwoReadings(text)).toBe(true);
  },
);

test.each(["1000 mg", "1 000 mg", "1\u202f000 mg", "0,125 mg", "1.5 mg", "2,50 mg", "—", ""])(
  "'%s' reads one way",
  (text) => {
    expect(hasTwoReadings(text)).toBe(false);
  },
);

test.each([
  ["1 000", 1000],
  ["1\u202f000,5", 1000.5],
  ["2,5", 2.5],
  ["1.000", null],
  ["", null],
] as const)("the amount %s is %s", (digits, amount) => {
  expect(readAmount(digits)).toBe(amount);
});
