import { expect, test } from "vitest";
import { isFewLeft } from "./few-left.ts";

test.each([
  { left: 0, expected: true },
  { left: 9.5, expected: true },
  { left: 10, expected: false },
  { left: 30, expected: false },
])("with $left units left, the order dialog calls stock low: $expected", ({ left, expected }) => {
  expect(isFewLeft(left)).toBe(expected);
});
