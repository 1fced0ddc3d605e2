import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import { wordingSaidWith } from "./said-with.ts";
import { indexSymptoms } from "./search-index.ts";

const INDEX = indexSymptoms(referenceSymptoms(), "fr");

test.each([
  ["il a 39 de fièvre", "fièvre"],
  ["38,6 °C de fièvre", "fièvre"],
  ["fiebre de 38,5", "fiebre"],
  ["she has a fever of 102.5", "fever"],
  ["40 de fièvre depuis ce matin", "fièvre"],
  ["fievre 38,9 depuis hier soir", "fièvre"],
  ["temp of 40.5", "température"],
  ["fever 103 since last night", "fever"],
  ["fever 103F", "fever"],
  // A reading and nothing but since when.
  ["39°5", "fièvre"],
  ["39°2 ce matin", "fièvre"],
  ["39,5 depuis ce soir", "fièvre"],
  ["38.9 since last night", "fièvre"],
  ["39 desde anoche", "fièvre"],
  ["103F", "fièvre"],
  ["101.3 °F", "fièvre"],
  ["39,5", "fièvre"],
  ["39 de fiebre desde esta mañana", "fiebre"],
  ["tengo dolor de cabeza", "Dolor de cabeza"],
  ["j’ai mal de tête", "Mal de tête"],
  ["me duele la tripa", "dolor de tripa"],
  ["me duelen las muelas", "Dolor de muelas"],
  ["un petit rhume", "Rhume"],
  ["petit rhume", "Rhume"],
  ["a slight headache", "Headache"],
  // An urgent line stays one.
  ["il a de la fièvre et la nuque raide", "fièvre et nuque raide"],
])("%s is said of %s", (text, wording) => {
  expect(wordingSaidWith(INDEX, text)).toBe(wording);
});

test.each([
  // A whole number alone, no fever, and two readings.
  "39",
  "37,2 depuis ce matin",
  "98.6F",
  "39,5 et 40,1",
  "39,5 kg",
  // One word more may be the worst of it.
  "39,5 et ne boit plus",
  "pas de fièvre",
  "il a de la fièvre et des boutons bizarres",
  "bébé a de la fièvre",
  "très mal à la tête depuis hier",
  "40 de fièvre depuis trois jours",
  "fever 103 since Monday",
  "me duele mucho la tripa",
  "no me duele la tripa",
  "le pire mal de tête",
  "le petit a de la fièvre",
  "mon petit tousse",
  "un petit a de la fièvre",
  "petite a mal à la tête",
  "pequeño tiene fiebre",
  "pas un petit rhume",
  // Neither a symptom nor a temperature.
  "il a 39 ans",
  "38 comprimés",
  "mal de tête 39",
  "39",
  "",
])("%s is no wording of the list with words around it", (text) => {
  expect(wordingSaidWith(INDEX, text)).toBeNull();
});
