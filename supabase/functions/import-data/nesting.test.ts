import { expect, test } from "vitest";
import { isNestedDeeper } from "./nesting.ts";

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each([
  { text: "1", is: false, because: "a number has no levels" },
  { text: nested(3), is: false, because: "three levels are allowed" },
  { text: nested(4), is: true, because: "four are one too many" },
  { text: "[[[[]]]]", is: true, because: "lists count as objects do" },
  { text: "[[[]],[[]],[[]]]", is: false, because: "a level that ends is counted no more" },
  { text: '["[[[[{{{{"]', is: false, because: "a text has no levels" },
  { text: String.raw`["\"[[[[", "\\"]`, is: false, because: "an escaped quote ends no text" },
  { text: String.raw`["\\", [[[]]]]`, is: true, because: "an escaped backslash escapes nothing" },
  { text: '[["[[[', is: false, because: "a text that never ends hides the rest" },
])("$text at three levels: $because", ({ text, is }) => {
  expect(isNestedDeeper(text, 3)).toBe(is);
});
