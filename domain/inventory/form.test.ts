import { expect, test } from "vitest";
import { FORMS, formWord, isForm } from "./form.ts";

test("the list of forms is closed, and each has a word of its own", () => {
  expect(FORMS).toEqual(["Comprimé", "Gélule", "Sirop", "Crème", "Solution injectable"]);
  expect(FORMS.map(formWord)).toEqual(["tablet", "capsule", "syrup", "cream", "injection"]);
});

test.each(["comprimé", "Pommade", "", "toString"])("'%s' is no form", (text) => {
  expect(isForm(text)).toBe(false);
});
