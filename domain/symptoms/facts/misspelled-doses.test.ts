import { expect, test } from "vitest";
import { saidMedicines } from "./said-medicines.ts";

const said = (text: string) => saidMedicines(text).flatMap(({ substances }) => substances);

test.each([
  ["elle a u du dolipranne ya 1h, 39,1", "paracetamol"],
  ["il a pris du dolipran à midi", "paracetamol"],
  ["on lui a donné un éfferalgant", "paracetamol"],
  ["she had Tylenoll an hour ago", "paracetamol"],
  ["I gave him acetominophen", "paracetamol"],
  ["took ibuprofin at 2pm", "ibuprofen"],
  ["gave her children's motren at noon", "ibuprofen"],
  ["took a naproxin", "naproxen"],
  ["le di apirretal hace dos horas", "paracetamol"],
  ["le he dado dalssy", "ibuprofen"],
  ["tomé ibubrofeno", "ibuprofen"],
  ["le di dalsi a las once", "ibuprofen"],
  ["pris doliprane1000 à 14 h", "paracetamol"],
  ["pris un ibuprofène et un dolipranne", "ibuprofen paracetamol"],
])("%s tells of %s", (text, substances) => {
  expect(said(text).join(" ")).toBe(substances);
});

test.each([
  // Words of all else.
  "pris froid à Monoprix",
  "elle a eu la première",
  "took a dollar from her sister",
  "le di pollo panado",
  "tomó tempura",
  "il a eu la moyenne, élève moyen",
  "had pesto, one of the women gave her a daisy",
  "il a eu de la fièvre, pris de court en ce moment",
  "que tomen agua y comen bien",
  "fiebre, tomé la primera foto",
  // What was not taken.
  "pas encore pris de dolipranne",
  "can I give her Tylenoll",
  "le puedo dar apirretal",
])("%s tells of none", (text) => {
  expect(said(text)).toEqual([]);
});
