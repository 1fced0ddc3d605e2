import { expect, test } from "vitest";
import { wholeDosage } from "./whole-dosage.ts";

test.each([
  ["500 mg", "500\u00a0mg"],
  ["500 mg/4 mg", "500\u00a0mg/4\u00a0mg"],
  ["0,67 %", "0,67\u00a0%"],
  ["2,4 g pour cent ml", "2,4\u00a0g pour cent ml"],
  ["1 000 000 UI", "1 000 000\u00a0UI"],
  ["100 µg/dose", "100\u00a0µg/dose"],
  ["500mg", "500mg"],
  ["", ""],
])("%j is shown as %j", (typed, shown) => {
  expect(wholeDosage(typed)).toBe(shown);
  expect(wholeDosage(shown)).toBe(shown);
});
