import { expect, test } from "vitest";
import type { Form } from "./form.ts";
import { unitFraction } from "./unit-fraction.ts";

test.each<[Form, number, string | null]>([
  ["Comprimé", 0.5, "½"],
  ["Comprimé", 0.25, "¼"],
  ["Comprimé", 0.75, "¾"],
  ["Comprimé", 1.5, "1\u00a0½"],
  ["Suppositoire", 0.5, "½"],
  ["Patch", 2.25, "2\u00a0¼"],
  ["Comprimé", 1, null],
  ["Comprimé", 0, null],
  ["Comprimé", 0.3, null],
  ["Comprimé", 0.125, null],
  ["Comprimé", 999.5, "999\u00a0½"],
  ["Comprimé", 1000.5, null],
  ["Sirop", 2.5, null],
  ["Crème", 0.5, null],
  ["Gouttes", 2.5, null],
  ["Inhalateur", 0.5, null],
  ["Poudre pour suspension", 0.25, null],
])("%s, %d: %s", (form, quantity, words) => {
  expect(unitFraction(form, quantity)).toBe(words);
});
