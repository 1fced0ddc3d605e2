import { expect, test } from "vitest";
import { formOf, namesAll, prescriptionOf, strengths, words } from "./official-facts.ts";

test.each([
  { conditions: [], expected: "Non", because: "no condition is no prescription" },
  { conditions: ["liste II"], expected: "Oui", because: "a list asks for a prescription" },
  { conditions: ["stupéfiants"], expected: "Oui", because: "so do narcotics" },
  {
    conditions: ["réservé à l'usage HOSPITALIER"],
    expected: "Oui",
    because: "not sold over a counter",
  },
  { conditions: ["surveillance particulière"], expected: null, because: "it does not say" },
])("$conditions gives $expected: $because", ({ conditions, expected }) => {
  expect(prescriptionOf(conditions)).toBe(expected);
});

test.each([
  { official: "comprimé pelliculé sécable", form: "Comprimé" },
  { official: "capsule molle", form: "Gélule" },
  { official: "solution buvable en gouttes", form: "Sirop" },
  { official: "émulsion pour application", form: "Crème" },
  { official: "poudre pour suspension buvable", form: null },
  { official: "collyre en solution", form: null },
  { official: "suppositoire", form: null },
])("$official is $form", ({ official, form }) => {
  expect(formOf(official)).toBe(form);
});

test.each([
  { text: "1 g", same: "1000 mg" },
  { text: "2,4 POUR CENT", same: "2,40 %" },
  { text: "2 000 000 UI", same: "2 M.U.I." },
  { text: "20 microgrammes", same: "0,020 mg" },
])("$text and $same are one strength", ({ text, same }) => {
  expect(strengths(text)).toHaveLength(1);
  expect(strengths(text)).toEqual(strengths(same));
});

test("a number without a unit is no strength", () => {
  expect(strengths("24 sachets, 3 gélules")).toEqual([]);
});

test("names lose accents and case, not words", () => {
  expect(words("Voltarène L.P. 75 mg")).toEqual(["VOLTARENE", "LP", "75", "MG"]);
});

test("a molecule is named by what acts or by its salt, and each exactly once", () => {
  const part = { strength: "/", reference: "un comprimé" };
  const composition = [
    { ...part, link: "1", acts: false, substance: "CLAVULANATE DE POTASSIUM" },
    { ...part, link: "1", acts: true, substance: "ACIDE CLAVULANIQUE" },
    { ...part, link: "2", acts: false, substance: "AMOXICILLINE TRIHYDRATÉE" },
  ];
  expect(namesAll("Amoxicilline + Acide clavulanique", composition)).toBe(true);
  expect(namesAll("Amoxicilline", composition)).toBe(false);
  expect(namesAll("Amoxicilline + Amoxicilline", composition)).toBe(false);
  expect(namesAll("Amoxicilline + Ibuprofène", composition)).toBe(false);
});
