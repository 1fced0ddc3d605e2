import { expect, test } from "vitest";
import { isHomeopathic, moleculeOf, molecules, type Substance } from "./substances.ts";

test.each([
  { substance: "PARACÉTAMOL", molecule: "Paracétamol" },
  { substance: "CHLORHYDRATE DE METFORMINE", molecule: "Metformine" },
  { substance: "BÉSILATE D'AMLODIPINE", molecule: "Amlodipine" },
  { substance: "CODÉINE (PHOSPHATE DE) HÉMIHYDRATÉ", molecule: "Codéine" },
  { substance: "PHOSPHATE DE CODÉINE HÉMIHYDRATÉ", molecule: "Codéine" },
  { substance: "AMIODARONE (CHLORHYDRATE D')", molecule: "Amiodarone" },
  { substance: "ACÉTYLSALICYLIQUE (ACIDE)", molecule: "Acide acétylsalicylique" },
  { substance: "LÉVOTHYROXINE SODIQUE ANHYDRE", molecule: "Lévothyroxine" },
  { substance: "FLUOXÉTINE BASE", molecule: "Fluoxétine" },
  { substance: "HÉMIFUMARATE DE BISOPROLOL", molecule: "Bisoprolol" },
  { substance: "SODIUM (BICARBONATE DE)", molecule: "Bicarbonate de sodium" },
  { substance: "CARBONATE DE CALCIUM", molecule: "Carbonate de calcium" },
  { substance: "SULFATE DE CUIVRE PENTAHYDRATÉ", molecule: "Sulfate de cuivre" },
  { substance: "OXYDE DE ZINC", molecule: "Oxyde de zinc" },
  { substance: "POLYMYXINE B", molecule: "Polymyxine B" },
  { substance: "MACROGOL 4000", molecule: "Macrogol 4000" },
  { substance: "APIS MELLIFICA POUR PRÉPARATIONS HOMÉOPATHIQUES", molecule: "Apis mellifica" },
])("$substance is $molecule", ({ substance, molecule }) => {
  expect(moleculeOf(substance)).toBe(molecule);
});

const line = (link: string, name: string, acts = false): Substance => ({
  link,
  acts,
  element: "comprimé",
  code: "02202",
  name,
  strength: "",
  reference: "un comprimé",
});

test("what acts is named, and the salt only where nothing else is", () => {
  const composition = [
    line("1", "AMOXICILLINE TRIHYDRATÉE"),
    line("2", "CLAVULANATE DE POTASSIUM"),
    line("1", "AMOXICILLINE", true),
    line("2", "ACIDE CLAVULANIQUE", true),
  ];
  expect(molecules(composition)).toBe("Amoxicilline + Acide clavulanique");
  expect(molecules([line("1", "MALÉATE DE TRIMÉBUTINE")])).toBe("Trimébutine");
});

test("ingredients stand in the order of their numbers, 10 after 9", () => {
  const composition = [line("10", "CODÉINE"), line("9", "PARACÉTAMOL")];
  expect(molecules(composition)).toBe("Paracétamol + Codéine");
});

test("a molecule in several parts of a box is named once", () => {
  expect(molecules([line("1", "PARACÉTAMOL"), line("2", "PARACETAMOL")])).toBe("Paracétamol");
});

test("nothing is made of nothing", () => {
  expect(molecules([])).toBe("");
});

test("homeopathy is known by its substances, for it never meets a molecule that acts", () => {
  expect(isHomeopathic([line("1", "BELLADONNA POUR PRÉPARATIONS HOMÉOPATHIQUES")])).toBe(true);
  expect(isHomeopathic([line("1", "BELLADONE")])).toBe(false);
});
