import { expect, test } from "vitest";
import { recognizedLine, textOfPage } from "./recognized-line.ts";

const words = (...read: [string, number][]) =>
  read.map(([text, confidence]) => ({ text, confidence }));

test("grain at the ends of a line is left out, and nothing between its words", () => {
  expect(
    recognizedLine(
      words(
        ["|", 20],
        ["Spasfon", 95],
        ["80", 40],
        ["mg", 50],
        ["comprimés", 92],
        ["iR", 31],
        ["F", 12],
      ),
    ),
  ).toBe("Spasfon 80 mg comprimés");
});

test("a short word that is certain, and a long one that is not, stay", () => {
  expect(recognizedLine(words(["1", 90], ["gélule", 30]))).toBe("1 gélule");
  expect(recognizedLine(words(["x", 10]))).toBe("");
  expect(recognizedLine([])).toBe("");
});

test("a page is its lines, whatever the program made of paragraphs", () => {
  const line = (text: string) => ({ words: words([text, 90]) });
  const blocks = [
    { paragraphs: [{ lines: [line("one")] }, { lines: [line("two")] }] },
    { paragraphs: [{ lines: [line("three")] }] },
  ];
  expect(textOfPage({ blocks })).toBe("one\ntwo\nthree");
  expect(textOfPage({ blocks: null })).toBe("");
});
