import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { type Leaflet, leafletFor } from "./leaflet.ts";
import { millilitresAt, syringeOf } from "./syringe.ts";

const CHILD = {
  weightKg: 10,
  weightOn: day("2026-11-20"),
  ageInMonths: 14,
  isAdult: false,
};

function leafletOf(name: string, dosage: string, substance: Substance, perMl: number): Leaflet {
  return leafletFor(
    {
      name,
      dosage,
      form: "Sirop",
      substances: [substance],
      milligramsPerUnit: perMl,
      country: "FR",
      isPrescription: false,
    },
    CHILD,
    "FR",
    day("2026-11-28"),
  );
}

test.each([
  { name: "Doliprane", dosage: "2,4 %", substance: "paracetamol", perMl: 24, ml: 6.25, mg: 150 },
  { name: "Efferalgan", dosage: "30 mg/mL", substance: "paracetamol", perMl: 30, ml: 5, mg: 150 },
  { name: "Advil", dosage: "20 mg/mL", substance: "ibuprofen", perMl: 20, ml: 3.75, mg: 75 },
] as const)(
  "the mark of 10 kg of $name is $ml mL, $mg mg",
  ({ name, dosage, substance, perMl, ml, mg }) => {
    const syringe = syringeOf(leafletOf(name, dosage, substance, perMl), perMl);
    expect(syringe && millilitresAt(10, syringe)).toBe(ml);
    expect(syringe && syringe.milligramsPerMark * 10).toBe(mg);
  },
);

test("without its strength, or where tablets are counted, no mark is read", () => {
  const leaflet = leafletOf("Doliprane", "2,4 %", "paracetamol", 24);
  expect(syringeOf(leaflet, null)).toBeNull();
  expect(syringeOf(undefined, 24)).toBeNull();
  expect(syringeOf({ kind: "prescription" }, 24)).toBeNull();
});
