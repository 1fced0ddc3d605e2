import { expect, test } from "vitest";
import { saidConditions } from "./said-conditions.ts";

test.each([
  ["i take bp pills every morning", "hypertension"],
  ["un cachet pour la tension chaque matin", "hypertension"],
  ["tomo la pastilla de la tensión", "hypertension"],
  ["je fais de la tension", "hypertension"],
  ["my bp was 165 over 95", "hypertension"],
  ["14 de tension", "hypertension"],
  ["runny nose, i take heart pills", "coronary_stroke"],
  ["un traitement pour fluidifier le sang", "anticoagulant_antiplatelet"],
  ["tomo algo para que la sangre no se coagule", "anticoagulant_antiplatelet"],
  ["une valve mécanique", "anticoagulant_antiplatelet"],
  ["pills for seizures", "epilepsy"],
  ["gotas para la presión del ojo", "glaucoma_closed"],
  ["insuficiencia del corazón", "heart_failure"],
] as const)("what is taken says what somebody has: %s", (text, condition) => {
  expect(saidConditions(text)).toContain(condition);
});

test.each([
  "no blood pressure meds",
  "pas de médicament pour la tension",
  "no tomo nada para la tensión",
  "blood pressure is normal",
  "tengo la tensión baja",
  "j'ai une tension dans le cou",
  "pills for tension headache",
  "médicament contre le mal de coeur",
  "vomita algo de sangre",
])("nothing is said of an illness: %s", (text) => {
  expect(saidConditions(text)).toEqual([]);
});
