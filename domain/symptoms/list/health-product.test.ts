import { expect, test } from "vitest";
import { isMeasure } from "./health-product.ts";

test.each([
  { category: "Hygiène et mesures simples", measure: true, because: "rest is not for sale" },
  { category: "Alimentation et hydratation", measure: true, because: "water comes from the tap" },
  { category: "Médecine douce", measure: true, because: "breathing slowly costs nothing" },
  { category: "Phytothérapie", measure: false, because: "a plant is bought" },
  { category: "Compléments", measure: false, because: "a supplement is bought" },
  { category: "Aromathérapie", measure: false, because: "an admin's own category may be for sale" },
])("$category is a measure, $measure: $because", ({ category, measure }) => {
  expect(isMeasure({ category })).toBe(measure);
});
