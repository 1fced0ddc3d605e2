import { expect, test } from "vitest";
import { factsOf } from "../../testing/builders/symptom-scenario.ts";
import { day } from "../calendar/day.ts";
import type { CabinetBox } from "./facts/guide-facts.ts";
import { guide } from "./guide.ts";

const asked = factsOf({
  because: "",
  who: "adult 82y, 70kg",
  feels: ["headache"],
  has: [],
  took: [],
  expected: { offers: [], refuses: [], says: [] },
});
const box: CabinetBox = {
  id: "previscan",
  name: "Préviscan",
  dosage: "20 mg",
  form: "Comprimé",
  currentQuantity: 8,
  expiresOn: day("2027-06-30"),
  activeMolecule: null,
  needsPrescription: true,
  ownerId: null,
};
test("a weight that only the missing age keeps from counting is not called unknown", () => {
  const child = { ...asked.patient, type: "child", ageInMonths: null, weightKg: 9 } as const;
  const said = (patient: typeof child) => guide({ ...asked, patient }).notCompared.slice(0, 2);
  expect(said({ ...child, weightStanding: "old" })).toEqual(["age", "weight-without-age"]);
});

test.each([
  { because: "no box", boxes: [], taken: [], untaken: [], said: ["treatments"] },
  {
    because: "a treatment of the home that nobody was asked about",
    boxes: [box],
    taken: [],
    untaken: [],
    said: ["treatments-unanswered"],
  },
  { because: "it is taken", boxes: [box], taken: ["Préviscan"], untaken: [], said: [] },
  {
    because: "it is not taken",
    boxes: [box],
    taken: [],
    untaken: ["Préviscan"],
    said: ["treatments"],
  },
  {
    because: "a medicine that is no treatment",
    boxes: [{ ...box, name: "Doliprane", dosage: "500 mg" }],
    taken: [],
    untaken: [],
    said: ["treatments"],
  },
])("what is said of treatments: $because", ({ boxes, taken, untaken, said }) => {
  const patient = { ...asked.patient, treatmentAnswers: { taken, untaken } };
  const { notCompared } = guide({ ...asked, boxes, patient });
  expect(notCompared.filter((each) => each.startsWith("treatments"))).toEqual(said);
});
