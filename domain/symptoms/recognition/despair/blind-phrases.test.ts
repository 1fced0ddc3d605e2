import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recognize } from "../recognize.ts";

const FOLDER = join(import.meta.dirname, "../../../../testing/samples/despair");

const phrases = (name: string) =>
  readFileSync(join(FOLDER, `${name}.txt`), "utf8")
    .trim()
    .split("\n");
const isDespair = (text: string) => recognize(text).some(({ flag }) => flag === "suicidal");

/**
 * Phrases of three authors who had seen neither the rules nor what they learn from. Nothing is learned from them. The settings
 * and the two thresholds were chosen on the set `blind`; `third` and `fourth` were measured after the last change.
 * Decisions 0219, 0249, 0292, 0296 and 0312 say what was measured.
 */
test.each([
  { set: "blind/fr", recall: 0.93, precision: 0.98 },
  { set: "blind/en", recall: 0.91, precision: 0.99 },
  { set: "blind/es", recall: 0.96, precision: 0.98 },
  { set: "third/fr", recall: 0.96, precision: 0.98 },
  { set: "third/en", recall: 0.97, precision: 0.98 },
  { set: "third/es", recall: 0.9, precision: 0.97 },
  { set: "fourth/fr", recall: 0.98, precision: 0.93 },
  { set: "fourth/en", recall: 0.92, precision: 0.92 },
  { set: "fourth/es", recall: 0.97, precision: 0.91 },
])("indirect words of despair of the set $set, never learned from", ({ set, ...least }) => {
  const despair = phrases(`${set}-despair`);
  const found = despair.filter(isDespair).length;
  const wrong = phrases(`${set}-calm`).filter(isDespair).length;
  expect(found / despair.length).toBeGreaterThanOrEqual(least.recall);
  expect(found / (found + wrong)).toBeGreaterThanOrEqual(least.precision);
});
