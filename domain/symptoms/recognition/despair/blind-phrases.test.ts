import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recognize } from "../recognize.ts";

const FOLDER = join(import.meta.dirname, "../../../../testing/samples/despair/blind");

const phrases = (name: string) =>
  readFileSync(join(FOLDER, `${name}.txt`), "utf8")
    .trim()
    .split("\n");
const isDespair = (text: string) => recognize(text).some(({ flag }) => flag === "suicidal");

/**
 * Phrases of an author who had seen neither the rules nor what they learn from. Nothing is learned from them; the settings
 * and the two thresholds were chosen on them. Decision 0219 says what was measured.
 */
test.each([
  { language: "fr", recall: 0.94, precision: 0.97 },
  { language: "en", recall: 0.9, precision: 0.97 },
  { language: "es", recall: 0.93, precision: 0.97 },
])("indirect words of despair in $language, never learned from", ({ language, ...least }) => {
  const despair = phrases(`${language}-despair`);
  const found = despair.filter(isDespair).length;
  const wrong = phrases(`${language}-calm`).filter(isDespair).length;
  expect(found / despair.length).toBeGreaterThanOrEqual(least.recall);
  expect(found / (found + wrong)).toBeGreaterThanOrEqual(least.precision);
});
