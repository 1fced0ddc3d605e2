import { expect, test } from "vitest";
import { saidAllergies } from "./said-allergies.ts";

const said = (text: string) =>
  saidAllergies(text).map(({ typed, substances }) => [typed, substances.size > 1]);

test.each([
  ["je suis allergique au paracétamol et j'ai mal à la tête", [["paracetamol", false]]],
  ["headache, I'm allergic to Tylenol", [["tylenol", false]]],
  ["soy alérgica al paracetamol", [["paracetamol", false]]],
  ["ibuprofen allergy, back pain", [["ibuprofen", true]]],
  [
    "allergique à la pénicilline et à l'aspirine",
    [
      ["penicilline", true],
      ["aspirine", true],
    ],
  ],
])("%s", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  "pas allergique au paracétamol",
  "no soy alérgico al paracetamol",
  "allergie au pollen, mal de tête",
  "seasonal allergies",
  "alergia a los gatos loratadina",
  "allergy loratadine",
  "je prends du paracétamol",
])("no allergy to a medicine: %s", (text) => {
  expect(said(text)).toEqual([]);
});
