import { expect, test } from "vitest";
import { measure, officialName } from "./official-name.ts";

test.each([
  {
    official: "DOLIPRANE 1000 mg, comprimé",
    name: "Doliprane",
    strength: "1000 mg",
    because: "the form begins at the comma",
  },
  {
    official: "AMLODIPINE EG 2,5 mg, gélule",
    name: "Amlodipine EG",
    strength: "2,5 mg",
    because: "a comma within a number is a decimal one",
  },
  {
    official: "VOLTARENE L.P. 75 mg, comprimé enrobé",
    name: "Voltarene LP",
    strength: "75 mg",
    because: "initials stay, without their full stops",
  },
  {
    official: "KETUM 2,5 POUR CENT, gel",
    name: "Ketum",
    strength: "2,5 %",
    because: "per cent is a sign",
  },
  {
    official: "AUGMENTIN 500 mg/62,5 mg ADULTES, comprimé (rapport : 8/1)",
    name: "Augmentin adultes",
    strength: "500 mg/62,5 mg",
    because: "whom it is for stays in the name",
  },
  {
    official: "LOVENOX 4 000 UI (40 mg)/0,4 ml, solution injectable",
    name: "Lovenox",
    strength: "4 000 UI (40 mg)/0,4 ml",
    because: "thousands are set apart",
  },
  {
    official: "INSULATARD FLEXPEN 100 unités internationales/ml, suspension injectable",
    name: "Insulatard Flexpen",
    strength: "100 unités internationales/ml",
    because: "units may be written out",
  },
  {
    official: "MIXTARD 30 100 unités internationales/ml, suspension injectable",
    name: "Mixtard 30",
    strength: "100 unités internationales/ml",
    because: "a number of the name is no thousands of the strength",
  },
  {
    official: "TADIM 1 million d'unités internationales (UI) poudre",
    name: "Tadim poudre",
    strength: "1 million d’unités internationales (UI)",
    because: "millions may be written out",
  },
  {
    official: "OROCAL VITAMINE D3 500 mg/200 UI, comprimé à sucer",
    name: "Orocal Vitamine D3",
    strength: "500 mg/200 UI",
    because: "the 3 belongs to the vitamin",
  },
  {
    official: "BACTRIM 40 mg/mL + 8 mg/mL, suspension buvable",
    name: "Bactrim",
    strength: "40 mg/ml + 8 mg/ml",
    because: "a sum is one strength",
  },
  {
    official: "NICOTINE EG 7 mg/24 h, dispositif transdermique",
    name: "Nicotine EG",
    strength: "7 mg/24 h",
    because: "a patch tells its hours",
  },
  {
    official: "AMOXICILLINE ALMUS 100 mg/12,50 mg par ml NOURRISSONS, poudre",
    name: "Amoxicilline Almus nourrissons",
    strength: "100 mg/12,5 mg par ml",
    because: "what is mixed tells its measure",
  },
  {
    official: "GAVISCON, suspension buvable en sachet",
    name: "Gaviscon",
    strength: null,
    because: "some names tell none",
  },
  {
    official: "DICLOFENAC EG 50 mg,comprimé gastro-résistant",
    name: "Diclofenac EG",
    strength: "50 mg",
    because: "a space was forgotten",
  },
  {
    official: "EFFERALGAN VITAMINE C 500 mg/200 mg , comprimé effervescent",
    name: "Efferalgan Vitamine C",
    strength: "500 mg/200 mg",
    because: "a space too many",
  },
  {
    official: "MAXILASE 200 U. CEIP/ml, sirop",
    name: "Maxilase",
    strength: "200 U. CEIP/ml",
    because: "an enzyme has units of its own",
  },
])("$official is $name, $strength: $because", ({ official, name, strength }) => {
  expect(officialName(official, "", [])).toEqual({ name, strength });
});

test("a name without a comma ends where its form begins", () => {
  expect(officialName("ACTIVIR 5 % crème", "crème", [])).toEqual({
    name: "Activir",
    strength: "5 %",
  });
  expect(officialName("PASSIFLORA COMPOSE", "granules", []).name).toBe("Passiflora Compose");
});

test("accents come back from the composition, which has kept them", () => {
  const { name } = officialName("PARACETAMOL/CODEINE EG, comprimé", "comprimé", [
    "PARACÉTAMOL",
    "PHOSPHATE DE CODÉINE HÉMIHYDRATÉ",
  ]);
  expect(name).toBe("Paracétamol/Codéine EG");
});

test("words in small letters are left as their maker writes them", () => {
  expect(officialName("AMBISOME liposomal 50 mg, poudre", "poudre", []).name).toBe(
    "Ambisome liposomal",
  );
});

test("a name that is nothing but a strength stays a name", () => {
  expect(officialName("30 mg, comprimé", "comprimé", []).name).toBe("30 mg");
});

test.each([
  { text: "2,40 g", same: "2,4 g" },
  { text: "500,00 mg", same: "500 mg" },
  { text: "100 mg", same: "100 mg" },
  { text: "20 mg/1 mL", same: "20 mg/ml" },
  { text: "0,25 POUR MILLE", same: "0,25 ‰" },
])("$text is written $same", ({ text, same }) => {
  expect(measure(text)).toBe(same);
});
