import { expect, test } from "vitest";
import { DOSE, ELIQUIS, NO_TREATMENT } from "#testing/samples/treatment-facts.ts";
import {
  type TreatmentBox,
  type TreatmentFacts,
  treatmentsOf,
} from "../../interactions/treatments.ts";
import { withoutTooYoung } from "./asked-of-a-child.ts";

function listOf(
  facts: Partial<TreatmentFacts> & { readonly boxes: readonly TreatmentBox[] },
  ageInMonths: number | null,
) {
  return withoutTooYoung(treatmentsOf({ ...NO_TREATMENT, ...facts }), facts.boxes, ageInMonths)
    .list;
}

test.each([
  { because: "a tablet is swallowed whole", ageInMonths: 4, change: {}, asked: 0 },
  { because: "six years", ageInMonths: 72, change: {}, asked: 1 },
  { because: "nobody knows the age", ageInMonths: null, change: {}, asked: 1 },
  { because: "a syrup may be a child's", ageInMonths: 4, change: { form: "Sirop" }, asked: 1 },
  {
    because: "a substance for nobody under six",
    ageInMonths: 4,
    change: { name: "Aspirine", form: "Sachet", dosage: "500 mg" },
    asked: 0,
  },
  { because: "a box in its name", ageInMonths: 4, change: { belongsTo: "person" }, asked: 1 },
] as const)(
  "whether a box of the home may be taken: $because",
  ({ ageInMonths, change, asked }) => {
    const box = { ...ELIQUIS, belongsTo: "home", ...change } as const;
    expect(listOf({ boxes: [box] }, ageInMonths)).toHaveLength(asked);
  },
);

test("an answer and a dose count whatever the age", () => {
  const box = { ...ELIQUIS, belongsTo: "home" } as const;
  const dose = { ...DOSE, medicationId: "eliquis", name: "Eliquis", dosage: "5 mg" };
  const baby = { boxes: [box] };
  const answers = { taken: ["Eliquis"], untaken: [] };
  expect(listOf({ ...baby, answers }, 4).map(({ evidence }) => evidence)).toEqual(["box"]);
  expect(listOf({ ...baby, doses: [dose] }, 4).map(({ evidence }) => evidence)).toEqual(["dose"]);
});
