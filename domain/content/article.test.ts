import { expect, test } from "vitest";
import { categoryKey } from "./article.ts";

test.each([
  { category: "Conseils Médicaux", key: "conseils-medicaux" },
  { category: "Bien-être", key: "bien-etre" },
  { category: " À la une ! ", key: "a-la-une" },
  { category: "Œil & peau", key: "oeil-peau" },
])("an address names the category $category as $key", ({ category, key }) => {
  expect(categoryKey(category)).toBe(key);
});
