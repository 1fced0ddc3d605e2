import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  { text: "Paracétamol", expected: "paracetamol", because: "accents do not count" },
  { text: "PARACE\u0301TAMOL", expected: "paracetamol", because: "nor does how they are stored" },
  { text: "Œstradiol", expected: "oestradiol", because: "a keyboard has no œ" },
  { text: "L’huile", expected: "l'huile", because: "a curly apostrophe is an apostrophe" },
  { text: "  Vitamine\u00a0 B12 ", expected: "vitamine b12", because: "spaces are one space" },
  { text: "İbuprofen", expected: "ibuprofen", because: "a dotted capital is an i" },
  { text: "Niño año", expected: "nino ano", because: "ñ folds to n" },
  { text: "Weiß", expected: "weiss", because: "ß is ss" },
  { text: "", expected: "", because: "nothing stays nothing" },
])("$text folds to $expected: $because", ({ text, expected }) => {
  expect(fold(text)).toBe(expected);
});

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 2000 },
  );
});
