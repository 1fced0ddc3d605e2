import { expect, test } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

test.each([
  { typed: "Déjà un compte ?", set: "Déjà un compte\u202f?", because: "a question" },
  { typed: "C’est fait !", set: "C’est fait\u202f!", because: "an exclamation" },
  { typed: "deux ; trois", set: "deux\u202f; trois", because: "a semicolon" },
  { typed: "Pour : Nina", set: "Pour\u00a0: Nina", because: "a colon takes a whole space" },
  { typed: "« Oui » ?", set: "«\u00a0Oui\u202f»\u202f?", because: "quotes on both sides" },
  { typed: "{{name}} : {{count}}", set: "{{name}}\u00a0: {{count}}", because: "facts come later" },
])("$typed: $because", ({ typed, set }) => {
  expect(frenchSpaces(typed)).toBe(set);
  expect(frenchSpaces(set)).toBe(set);
});

test.each([
  "à 08:30",
  "https://trousse.example/?a=1;b",
  "Erreur: {{message}}",
  "un - deux, trois.",
])("%s has no space to set", (typed) => {
  expect(frenchSpaces(typed)).toBe(typed);
});
