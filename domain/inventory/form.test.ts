import { expect, test } from "vitest";
import { COMMON_FORMS, FORMS, formUnit, formWord, isForm } from "./form.ts";

test("the five forms of the specification stay first", () => {
  expect(FORMS.slice(0, 5)).toEqual([
    "Comprimé",
    "Gélule",
    "Sirop",
    "Crème",
    "Solution injectable",
  ]);
  expect(COMMON_FORMS.map(formWord)).toEqual(["tablet", "capsule", "syrup", "cream", "injection"]);
});

test("the list of forms is closed, and each has a word of its own", () => {
  expect(FORMS).toHaveLength(17);
  expect(new Set(FORMS).size).toBe(17);
  expect(new Set(FORMS.map(formWord)).size).toBe(17);
});

test.each([
  ["Comprimé", "tablet"],
  ["Sirop", "ml"],
  ["Poudre pour suspension", "ml"],
  ["Pommade", "g"],
  ["Gouttes", "drop"],
  ["Collyre", "drop"],
  ["Inhalateur", "puff"],
  ["Autre", "piece"],
] as const)("%s is counted or measured in %s", (form, unit) => {
  expect(formUnit(form)).toBe(unit);
});

test.each(["comprimé", "Pilule", "", "toString"])("'%s' is no form", (text) => {
  expect(isForm(text)).toBe(false);
});
