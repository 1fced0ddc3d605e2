import { expect, test } from "vitest";
import { parseQuantity, readQuantity, wrongDose, wrongQuantity } from "./quantity.ts";

test.each([
  { typed: "1,5", expected: 1.5, because: "a comma is a point" },
  { typed: "0,125", expected: 0.125, because: "the database keeps thousandths" },
  { typed: "2,3333", expected: 2.333, because: "and no more of them" },
  { typed: "1,000", expected: null, because: "it has two readings" },
  { typed: "½", expected: 0.5, because: "a screen shows it so" },
  { typed: " 1\u00a0½ ", expected: 1.5, because: "a screen shows it so" },
  { typed: "2¾", expected: 2.75, because: "a space is nothing" },
  { typed: "1/4", expected: 0.25, because: "it is a quarter" },
  { typed: "1 1/2", expected: 1.5, because: "it is one and a half" },
  { typed: "11/2", expected: null, because: "it has two readings" },
  { typed: "1/3", expected: null, because: "nobody breaks a tablet in three" },
  { typed: "½ ½", expected: null, because: "it is no number" },
  { typed: "douze", expected: null, because: "it is a word" },
])("'$typed' is the quantity $expected: $because", ({ typed, expected }) => {
  expect(parseQuantity(typed)).toBe(expected);
  expect(readQuantity(typed).ok).toBe(expected !== null);
});

test.each([
  { typed: " ", wrong: "required" },
  { typed: "six", wrong: "not-a-number" },
  { typed: "1.500", wrong: "two-readings" },
  { typed: "0,99", wrong: "below-minimum" },
  { typed: "1", wrong: undefined },
  { typed: "999999", wrong: undefined },
  { typed: "999999,01", wrong: "above-maximum" },
])("'$typed', of which 1 is the least, is $wrong", ({ typed, wrong }) => {
  expect(wrongQuantity(typed, 1)).toBe(wrong);
});

test.each([
  { typed: "", wrong: "required" },
  { typed: "0", wrong: "below-minimum" },
  { typed: "0,0004", wrong: "below-minimum" },
  { typed: "0,001", wrong: undefined },
  { typed: "0,25", wrong: undefined },
  { typed: "10000", wrong: undefined },
  { typed: "10000,01", wrong: "above-maximum" },
])("'$typed' as a dose is $wrong", ({ typed, wrong }) => {
  expect(wrongDose(typed)).toBe(wrong);
});
