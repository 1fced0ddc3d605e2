import { expect, test } from "vitest";
import { namedMedicines, sendsToDoctor } from "./severity.ts";

const line = (medicines: string) => ({
  medicines: { FR: medicines.split(", "), US: ["See a doctor"], ES: ["Paracetamol"] },
});

test.each([
  "Consultation urgente",
  "consultation URGENTE",
  "Emergency care",
  "Consulta urgente",
  "Consulter un médecin",
  "Consulter un medecin",
  "Consultar a un médico",
])("'%s' is no medicine", (phrase) => {
  expect(namedMedicines(line(`${phrase}, Paracétamol`), "FR")).toEqual(["Paracétamol"]);
});

test("a line may name no medicine, or only medicines", () => {
  expect(namedMedicines(line("Consultation urgente"), "FR")).toEqual([]);
  expect(namedMedicines(line("Paracétamol"), "US")).toEqual([]);
});

test("a doctor named for one country is a doctor", () => {
  expect(sendsToDoctor(line("Paracétamol"))).toBe(true);
  expect(
    sendsToDoctor({ medicines: { FR: ["Paracétamol"], US: ["Emergency care"], ES: [] } }),
  ).toBe(false);
});
