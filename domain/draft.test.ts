import { expect, test } from "vitest";
import { firstWrong, isLongerThan, wrongOnly } from "./draft.ts";

test("the focus goes to the first wrong field in the order of the form", () => {
  const order = ["name", "dosage", "form"] as const;
  expect(firstWrong(order, { form: "required", dosage: "required" })).toBe("dosage");
  expect(firstWrong(order, {})).toBeUndefined();
});

test("a field without a word is absent", () => {
  expect(wrongOnly({ name: "required", dosage: undefined })).toEqual({ name: "required" });
  expect("dosage" in wrongOnly({ name: "required", dosage: undefined })).toBe(false);
});

test.each([
  { text: "é".repeat(3), longer: false, because: "three fit in three" },
  { text: "é".repeat(4), longer: true, because: "four do not" },
  { text: "💊".repeat(3), longer: false, because: "an emoji is one character" },
])("$text is longer than 3: $longer, because $because", ({ text, longer }) => {
  expect(isLongerThan(text, 3)).toBe(longer);
});
