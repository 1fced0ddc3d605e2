import { expect, test } from "vitest";
import { namedMedicines, sendsToDoctor, severityByPhrase } from "./severity.ts";

const line = (medicines: string, isPrescribed = false) => ({
  medicines: { FR: medicines.split(", "), US: ["See a doctor"], ES: ["Paracetamol"] },
  needsPrescription: { FR: isPrescribed, US: false, ES: false },
});

test.each([
  { medicines: "Consultation urgente", expected: "urgent" },
  { medicines: "consultation URGENTE, Paracétamol", expected: "urgent" },
  { medicines: "Emergency care", expected: "urgent" },
  { medicines: "Consulta urgente", expected: "urgent" },
  { medicines: "Consulter un médecin", expected: "doctor" },
  { medicines: "Paracétamol, Consulter un medecin", expected: "doctor" },
  { medicines: "Consultar a un médico", expected: "doctor" },
  { medicines: "Paracétamol", expected: "mild" },
])("'$medicines' is $expected", ({ medicines, expected }) => {
  expect(severityByPhrase(line(medicines), "FR")).toBe(expected);
});

test("a prescription asks for a doctor, in the country that asks for it", () => {
  expect(severityByPhrase(line("Paracétamol", true), "FR")).toBe("doctor");
  expect(severityByPhrase(line("Paracétamol", true), "ES")).toBe("mild");
});

test("a phrase is no medicine", () => {
  expect(namedMedicines(line("Consulter un médecin, Paracétamol"), "FR")).toEqual(["Paracétamol"]);
  expect(namedMedicines(line("Consultation urgente"), "FR")).toEqual([]);
  expect(namedMedicines(line("Paracétamol"), "US")).toEqual([]);
});

test("a doctor named for one country is a doctor", () => {
  expect(sendsToDoctor(line("Paracétamol"))).toBe(true);
  expect(
    sendsToDoctor({ medicines: { FR: ["Paracétamol"], US: ["Emergency care"], ES: [] } }),
  ).toBe(false);
});
