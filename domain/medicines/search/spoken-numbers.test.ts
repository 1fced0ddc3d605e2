import { expect, test } from "vitest";
import { writeNumbers } from "./spoken-numbers.ts";

test.each([
  // French
  ["Doliprane mille", "Doliprane 1000"],
  ["Doliprane mille, juin deux mille vingt-sept", "Doliprane 1000, juin 2027"],
  ["levothyrox cent vingt-cinq", "levothyrox 125"],
  ["tardyferon quatre-vingts", "tardyferon 80"],
  ["izalgi quatre-vingt-dix-sept mg", "izalgi 97 mg"],
  ["nicopatch vingt et un", "nicopatch 21"],
  ["eliquis deux virgule cinq", "eliquis 2,5"],
  ["alprazolam zéro virgule vingt-cinq milligramme", "alprazolam 0,25 mg"],
  ["doliprane deux virgule quatre pour cent", "doliprane 2,4 %"],
  ["vitamine b douze", "vitamine b12"],
  ["magné b six", "magné b6"],
  ["soixante et onze mg", "71 mg"],
  ["kardégic septante-cinq", "kardégic 75"],
  // English
  ["ibuprofen two hundred", "ibuprofen 200"],
  ["ramipril two point five milligrams", "ramipril 2,5 mg"],
  ["augmentin eight hundred and seventy five", "augmentin 875"],
  ["one thousand milligrams of paracetamol", "1000 mg of paracetamol"],
  // Spanish
  ["ibuprofeno seiscientos miligramos", "ibuprofeno 600 mg"],
  ["omeprazol veinte", "omeprazol 20"],
  ["enalapril treinta y cinco", "enalapril 35"],
  ["bisoprolol dos coma cinco", "bisoprolol 2,5"],
  ["un gramo de paracetamol", "1 g de paracetamol"],
])("“%s” is written “%s”", (said, written) => {
  expect(writeNumbers(said)).toBe(written);
  expect(writeNumbers(written)).toBe(written);
});

test.each([
  { said: "une boîte de Smecta", because: "an article is no strength" },
  { said: "mal de dos", because: "the back of French is the two of Spanish" },
  { said: "très fort", because: "with an accent it is French" },
  { said: "Doliprane, sept 2027", because: "it may be a month" },
  { said: "mille pertuis", because: "a plant is called so" },
  { said: "mille", because: "a number in front of nothing may be a name" },
  { said: "quatre-vingt pour rien", because: "at the beginning it may be a name" },
])("“$said” stays as it is: $because", ({ said }) => {
  expect(writeNumbers(said)).toBe(said);
});
