import { expect, test } from "vitest";
import { DOSE, ELIQUIS, NO_TREATMENT } from "#testing/samples/treatment-facts.ts";
import { instant } from "../calendar/instant.ts";
import { treatmentsOf } from "./treatments.ts";

test("what a person takes is told with what it was read from", () => {
  const { list } = treatmentsOf({
    ...NO_TREATMENT,
    boxes: [ELIQUIS, { ...ELIQUIS, id: "second" }],
    doses: [DOSE],
    typed: [{ name: "Methotrexate 7,5 mg par semaine" }, { name: "rien" }],
    conditions: ["lithium", "diabetes"],
  });
  expect(list).toEqual([
    {
      substances: ["paracetamol"],
      milligrams: 1000,
      form: "Comprimé",
      name: "Doliprane",
      evidence: "dose",
      takenAt: DOSE.takenAt,
      boxId: "doliprane",
      milligramsPerWeek: null,
    },
    {
      substances: ["apixaban"],
      milligrams: 5,
      form: "Comprimé",
      name: "Eliquis",
      evidence: "box",
      takenAt: null,
      boxId: "second",
      milligramsPerWeek: null,
    },
    {
      substances: ["methotrexate"],
      milligrams: null,
      form: null,
      name: "Methotrexate 7,5 mg par semaine",
      evidence: "typed",
      takenAt: null,
      boxId: null,
      milligramsPerWeek: 7.5,
    },
    {
      substances: ["lithium"],
      milligrams: null,
      form: null,
      name: "lithium",
      evidence: "condition",
      takenAt: null,
      boxId: null,
      milligramsPerWeek: null,
    },
  ]);
});

test("the reference of its box says what was in a dose", () => {
  const box = { ...ELIQUIS, id: "doliprane", activeMolecule: "Ibuprofène" };
  const { list } = treatmentsOf({ ...NO_TREATMENT, boxes: [box], doses: [DOSE] });
  expect(list.map(({ substances }) => substances)).toEqual([["ibuprofen"]]);
});

test("milligrams are added up for each of the last days, as far as they are known", () => {
  const at = (takenAt: string) => ({ ...DOSE, takenAt: instant(takenAt) });
  const { recorded } = treatmentsOf({
    ...NO_TREATMENT,
    doses: [
      at("2026-11-21T11:00:00Z"),
      { ...at("2026-11-21T09:00:00Z"), quantity: 0.5 },
      { ...at("2026-11-21T08:00:00Z"), quantity: null },
      { ...at("2026-11-21T08:00:00Z"), dosage: "2,4 %" },
      at("2026-11-20T11:00:00Z"),
      at("2026-11-17T13:00:00Z"),
      at("2026-11-17T11:00:00Z"),
      { ...at("2026-11-21T07:00:00Z"), name: "Zorglub" },
    ],
  });
  expect([...recorded]).toEqual([["paracetamol", [1500, 1000, 0, 1000]]]);
});
