import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a text is computed once while it is among the last, and again after that", () => {
  const computed: string[] = [];
  const lengthOf = remember((text) => {
    computed.push(text);
    return { length: text.length };
  }, 2);
  for (const text of ["a", "bb", "a", "", "bb", "a"]) {
    expect(lengthOf(text)).toEqual({ length: text.length });
  }
  expect(computed).toEqual(["a", "bb", "", "a"]);
});
