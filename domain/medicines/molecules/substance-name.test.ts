import { expect, test } from "vitest";
import { substanceName, substanceWords } from "./substance-name.ts";

test.each([
  ["paracetamol", ["paracétamol", "acetaminophen", "paracetamol"]],
  ["ibuprofen", ["ibuprofène", "ibuprofen", "ibuprofeno"]],
  ["tramadol", ["tramadol", "tramadol", "tramadol"]],
  ["rosuvastatin", ["rosuvastatine", "rosuvastatin", "rosuvastatina"]],
  ["loratadine", ["loratadine", "loratadine", "loratadina"]],
  ["enalapril", ["énalapril", "enalapril", "enalapril"]],
  ["salbutamol", ["salbutamol", "albuterol", "salbutamol"]],
  [
    "oral-rehydration",
    ["solution de réhydratation orale", "oral rehydration salts", "sales de rehidratación oral"],
  ],
  ["quelque chose", ["quelque chose", "quelque chose", "quelque chose"]],
])("%s in three languages", (substance, names) => {
  expect((["fr", "en", "es"] as const).map((each) => substanceName(substance, each))).toEqual(
    names,
  );
});

test.each([
  ["Paracétamol", ["Paracétamol", "Acetaminophen", "Paracetamol"]],
  ["Acetaminophen", ["Paracétamol", "Acetaminophen", "Paracetamol"]],
  ["ibuprofeno", ["ibuprofène", "ibuprofen", "ibuprofeno"]],
  [
    "Paracétamol + Codéine",
    ["Paracétamol + Codéine", "Acetaminophen + Codeine", "Paracetamol + Codeína"],
  ],
  ["Doliprane", ["Doliprane", "Doliprane", "Doliprane"]],
  ["Ibuprofène en gel", ["Ibuprofène en gel", "Ibuprofène en gel", "Ibuprofène en gel"]],
  ["Eau de riz", ["Eau de riz", "Eau de riz", "Eau de riz"]],
])("%s of a list in three languages", (written, names) => {
  expect((["fr", "en", "es"] as const).map((each) => substanceWords(written, each))).toEqual(names);
});
