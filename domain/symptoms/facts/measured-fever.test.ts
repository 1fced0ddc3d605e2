import { expect, test } from "vitest";
import type { ChosenSymptom } from "../list/symptom.ts";
import { isExtremeFever, isHighFever } from "./measured-fever.ts";

const chip = (text: string): ChosenSymptom => ({ text, symptom: null });
const grade = (text: string) => {
  if (isExtremeFever(chip(text))) return "emergency";
  return isHighFever({ chosen: [chip(text)], noted: null }) ? "high" : "no";
};

test.each([
  ["fièvre à 39,9", "no"],
  ["fièvre à 40", "high"],
  ["40,4 °C", "high"],
  ["40.9 de fièvre", "high"],
  ["fièvre à 41", "emergency"],
  ["fiebre de 41,5", "emergency"],
  ["temperature 42", "emergency"],
  ["fever of 103", "no"],
  ["fever of 104", "high"],
  ["104.5 fever", "high"],
  ["fever 106", "emergency"],
  ["105.8°F", "emergency"],
  ["39 de fièvre hier, 40,2 maintenant", "high"],
  ["fièvre à quarante", "high"],
  ["quarante et un de fièvre", "emergency"],
  ["fever of forty-one", "emergency"],
  ["fiebre de cuarenta", "high"],
  ["she has a fever of a hundred and four", "high"],
  ["fièvre 40,2, pouls à 105", "high"],
  ["fièvre depuis quarante heures", "no"],
  ["fever, HR 105", "no"],
  ["fever, bp 106", "no"],
  ["fièvre, pouls à 105", "no"],
  // What is denied, and numbers of something else.
  ["pas plus de 40 de fièvre", "no"],
  ["pas 40 de fièvre", "no"],
  ["fièvre depuis 41 heures", "no"],
  ["fièvre, il a 41 ans", "no"],
  ["fièvre, il pèse 41 kg", "no"],
  ["elle chausse du 41", "no"],
  ["fièvre", "no"],
  ["36,8 °C", "no"],
])("%s: %s", (text, expected) => {
  expect(grade(text)).toBe(expected);
});

test("a temperature of the illness log and one that a line was chosen for count as one that is typed", () => {
  const fever = chip("toux");
  expect(isHighFever({ chosen: [fever], noted: [chip("40,4 °C")] })).toBe(true);
  expect(isHighFever({ chosen: [{ ...fever, said: "fièvre à 40" }], noted: null })).toBe(true);
  expect(isHighFever({ chosen: [fever], noted: [chip("38,4 °C")] })).toBe(false);
});
