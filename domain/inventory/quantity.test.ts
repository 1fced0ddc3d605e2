import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuantity, wrongQuantity } from "./quantity.ts";

test.each([
  { typed: "12", expected: 12, because: "it is a whole number" },
  { typed: " 12 ", expected: 12, because: "spaces around do not count" },
  { typed: "0", expected: 0, because: "0 is a number" },
  { typed: "1,5", expected: 1.5, because: "French writes a comma" },
  { typed: "1.5", expected: 1.5, because: "English writes a point" },
  { typed: ",5", expected: 0.5, because: "the zero may be left out" },
  { typed: "0,125", expected: 0.13, because: "after a zero a comma can only be decimal" },
  { typed: "2,3333", expected: 2.33, because: "the database keeps hundredths" },
  { typed: "1000", expected: 1000, because: "it needs no group" },
  { typed: "1 000", expected: 1000, because: "a space groups thousands" },
  { typed: "1\u202f000,5", expected: 1000.5, because: "so does a narrow one" },
  { typed: "-1", expected: -1, because: "whether it is allowed is another rule" },
  { typed: "1,000", expected: null, because: "it is 1 in Lyon and 1000 in Boston" },
  { typed: "1.500", expected: null, because: "it is 1.5 in Boston and 1500 in Madrid" },
  { typed: "1 00", expected: null, because: "groups have three digits" },
  { typed: "1,5,5", expected: null, because: "there is one decimal mark" },
  { typed: "5,", expected: null, because: "a decimal is missing" },
  { typed: "1e3", expected: null, because: "nobody writes a box so" },
  { typed: "Infinity", expected: null, because: "no box is infinite" },
  { typed: "9".repeat(400), expected: null, because: "nor this one" },
  { typed: "0x10", expected: null, because: "it is not decimal" },
  { typed: "douze", expected: null, because: "it is a word" },
  { typed: "", expected: null, because: "nothing was typed" },
  { typed: ",", expected: null, because: "a mark alone is nothing" },
])("'$typed' reads as $expected: $because", ({ typed, expected }) => {
  expect(parseQuantity(typed)).toBe(expected);
});

test("whatever is shown with up to two decimals is read back the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
      const quantity = hundredths / 100;
      expect(parseQuantity(String(quantity))).toBe(quantity);
      expect(parseQuantity(String(quantity).replace(".", ","))).toBe(quantity);
    }),
  );
});

test.each([
  { typed: " ", wrong: "required" },
  { typed: "six", wrong: "not-a-number" },
  { typed: "0,99", wrong: "below-minimum" },
  { typed: "1", wrong: undefined },
  { typed: "999999", wrong: undefined },
  { typed: "999999,01", wrong: "above-maximum" },
])("'$typed', of which 1 is the least, is $wrong", ({ typed, wrong }) => {
  expect(wrongQuantity(typed, 1)).toBe(wrong);
});
