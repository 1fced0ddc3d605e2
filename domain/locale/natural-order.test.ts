import { expect, test } from "vitest";
import { naturalKey } from "./natural-order.ts";

test.each([
  { texts: ["50 mg", "500 mg", "1000 mg"], because: "numbers are worth what they say" },
  { texts: ["2 mg", "2,5 mg", "2,75 mg", "10 mg"], because: "decimals follow a comma" },
  { texts: ["2 mg", "2.5 mg", "10 mg"], because: "or a point" },
  { texts: ["900 UI", "4 000 UI", "100 000 UI"], because: "thousands are grouped by spaces" },
  { texts: ["80 mg/80 mg", "80 mg/160 mg"], because: "so is every number that follows" },
  { texts: ["advil", "Éfferalgan", "Zyrtec"], because: "accents and case do not count" },
  { texts: ["Vitamine B6", "Vitamine B12"], because: "numbers inside a name too" },
])("$texts stay in this order: $because", ({ texts }) => {
  const sorted = [...texts].reverse().sort((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1));
  expect(sorted).toEqual(texts);
});

test("one measure written two ways is one key", () => {
  expect(naturalKey("1 000 MG")).toBe(naturalKey("1000 mg"));
  expect(naturalKey("2,4 %")).toBe(naturalKey("2.4 %"));
});
