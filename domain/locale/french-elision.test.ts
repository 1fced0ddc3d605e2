import { expect, test } from "vitest";
import { elideBefore } from "./french-elision.ts";

test.each([
  ["Noter une prise de Advil", "Advil", "Noter une prise d’Advil"],
  [
    "Prise de Ibuprofène Biogaran notée",
    "Ibuprofène Biogaran",
    "Prise d’Ibuprofène Biogaran notée",
  ],
  ["L’âge de Élise y est.", "Élise", "L’âge d’Élise y est."],
  ["De Inès à Inès", "Inès", "D’Inès à Inès"],
  ["Plus âgé que Yves", "Yves", "Plus âgé qu’Yves"],
  ["Prise de Œnone (1+1) notée", "Œnone (1+1)", "Prise d’Œnone (1+1) notée"],
])("%s, of %s: %s", (sentence, said, elided) => {
  expect(elideBefore(sentence, said)).toBe(elided);
});

test.each([
  ["Noter une prise de Doliprane", "Doliprane"],
  ["Je m’occupe de Hugo", "Hugo"],
  ["Je m’occupe de Yohan", "Yohan"],
  // The word is not the one before it, or is part of another one.
  ["Le monde Advil", "Advil"],
  ["Une boîte de 12 Advil", "Advil"],
  ["Rien à dire", ""],
])("%s stays as it is (%s)", (sentence, said) => {
  expect(elideBefore(sentence, said)).toBe(sentence);
});
