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
  ["40 de fièvre depuis ce matin", "high"],
  ["temp of 40.5", "high"],
  ["tengo 40 de fiebre desde anoche", "high"],
  ["his temp is 105.9", "emergency"],
  ["40,5 ce soir, je grelotte", "high"],
  ["il est à 40,2 depuis hier soir", "high"],
  ["he is at 104.5", "high"],
  ["está a 41,2", "emergency"],
  ["elle pèse 40,5", "no"],
  ["he weighs 104.5", "no"],
  ["mide 41,5 cm", "no"],
  ["heat of 106 outside, headache", "no"],
  // The heat of the day is nobody's; of a person the same verb is said.
  ["il fait 41 degrés dehors", "no"],
  ["mal de tête, il fait 41 degrés dehors", "no"],
  ["il fait 42° à l'ombre, mal de tête", "no"],
  ["dehors il fait 41 degrés", "no"],
  ["it's 106 degrees outside", "no"],
  ["headache, 41 degrees in the shade", "no"],
  ["hace 41 grados", "no"],
  ["dolor de cabeza, hace 42 grados en la calle", "no"],
  ["un bain à 41 degrés", "no"],
  ["fièvre à 41, il fait 38 degrés dehors", "emergency"],
  // Beside a fever a number is never the heat of a place: whose it is, nobody can tell from the words.
  ["it is 107 outside and I have a fever", "emergency"],
  ["fièvre 39, il fait 41 degrés dehors", "emergency"],
  ["il fait 41 dans la voiture là il délire fièvre", "emergency"],
  ["fièvre 41 degrés dehors l'ambulance attend", "emergency"],
  ["il fait 41 de fièvre", "emergency"],
  ["mon fils fait 41 de fièvre depuis ce matin", "emergency"],
  ["fièvre à 41 à la maison", "emergency"],
  ["tiene 41 grados", "emergency"],
  ["hace dos días que tiene 41 de fiebre", "emergency"],
  ["41 degrés ce matin", "emergency"],
  ["il fait 41 degrés", "emergency"],
  ["dehors, fièvre à 41", "emergency"],
  ["estuvo fuera, tiene 41 de fiebre", "emergency"],
  ["outside all day, fever 106", "emergency"],
  ["sortie du bain 41 de fièvre", "emergency"],
  ["heat wave 106 fever", "emergency"],
  ["hace 41 grados de fiebre", "emergency"],
  ["it's 106 her fever in the car", "emergency"],
  ["its 106 in the car on the way, fever", "emergency"],
  ["elle fait 41 on est en voiture, fièvre", "emergency"],
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
