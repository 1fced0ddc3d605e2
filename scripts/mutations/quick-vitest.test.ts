import { expect, test } from "vitest";
import { expect as quick } from "./quick-vitest.ts";

const holds = (check: () => void) => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }],
  [[{ a: 1, b: 2 }], [{ a: 1 }]],
  [
    ["x", { a: 1 }],
    ["x", { a: 1 }],
  ],
  [{ a: 1 }, { a: 2 }],
  [{ b: 1 }, { a: 1 }],
  [[1, 2], [1]],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  ["CI", { length: 3 }],
  [["CI"], [{}]],
  [[null], [{}]],
] as const)("toMatchObject says of %j and %j what vitest says", (value, wanted) => {
  expect(holds(() => quick(value).toMatchObject(wanted))).toBe(
    holds(() => expect(value).toMatchObject(wanted)),
  );
});

test("a text in a list may be asked for by a pattern", () => {
  expect(holds(() => quick(["CI"]).toMatchObject([quick.stringMatching(/^CI$/)]))).toBe(true);
  expect(holds(() => quick(["AD"]).toMatchObject([quick.stringMatching(/^CI$/)]))).toBe(false);
  expect(holds(() => quick([1]).toMatchObject([quick.stringMatching(/1/)]))).toBe(false);
});
