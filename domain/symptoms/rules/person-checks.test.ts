import { expect, test } from "vitest";
import { factsOf } from "../../../testing/builders/symptom-scenario.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import { personRefusals } from "./person-checks.ts";

/** As a scenario writes who it is. */
function saidOf(who: string, substances: readonly Substance[], names: readonly string[] = []) {
  const { patient, country } = factsOf({
    because: "",
    who,
    feels: [],
    has: [],
    took: [],
    expected: { offers: [], refuses: [], says: [] },
  });
  const about = { substances, names };
  return personRefusals(about, { patient, country, allergies: patient.allergies }).map(
    ({ reason, rule, because, allergy }) =>
      [reason, rule, because?.condition, allergy].filter(Boolean).join(" "),
  );
}

test.each<[string, Substance, string[]]>([
  ["adult 40y", "ibuprofen", []],
  ["adult 40y, has ulcer_bleed", "ibuprofen", ["condition ulcer_bleed"]],
  ["child 5y, has chickenpox_now", "ibuprofen", ["condition P9"]],
  ["adult 30y, has pregnancy 30w", "ibuprofen", ["pregnancy P6", "ask-first pregnancy"]],
  ["adult 30y, has pregnancy 10w", "ibuprofen", ["ask-first pregnancy"]],
  ["child 10y", "aspirin", ["child P1"]],
  ["adult 40y, allergy aspirine", "ibuprofen", ["allergy P26 aspirine"]],
  ["adult 40y, allergy Paracétamol", "paracetamol", ["allergy Paracétamol"]],
  ["adult 70y", "doxylamine", ["ask-first label-elderly"]],
  ["adult 64y", "doxylamine", []],
  ["adult 65y, in US", "cetirizine", ["ask-first label-elderly-us"]],
  ["adult 64y, in US", "cetirizine", []],
  ["adult 65y", "cetirizine", []],
  ["adult 40y, has glaucoma_closed", "doxylamine", ["condition glaucoma_closed"]],
])("%s with %s: %j", (who, substance, said) => {
  expect(saidOf(who, [substance])).toEqual(said);
});

test("two rows of one rule say it once", () => {
  const twice = "child 14y, breathing-problems, tonsil-surgery";
  expect(saidOf(twice, ["codeine"])).toEqual(["condition P3"]);
});

test("what is no warning where the box is at hand is left out", () => {
  // Of general knowledge alone: every medicine but paracetamol.
  expect(saidOf("adult 30y, has pregnancy 10w", ["levothyroxine"])).toEqual([]);
  // A prescription, and an adult whose date of birth nobody wrote down.
  expect(saidOf("adult", ["pseudoephedrine"])).toEqual([]);
});

test("an allergy to a name that no rule knows is read on the box", () => {
  expect(saidOf("adult 40y, allergy baume du Pérou", [], ["Baume du Pérou"])).toEqual([
    "allergy baume du Pérou",
  ]);
});

test("an age that nobody wrote down of a child is said with its rule", () => {
  expect(saidOf("child", ["paracetamol", "codeine"])).toEqual(["age-unknown P2"]);
  expect(saidOf("child, breathing-problems", ["codeine"])).toEqual([
    "age-unknown P2",
    "age-unknown P3",
  ]);
  expect(saidOf("child", ["tramadol"])).toEqual(["age-unknown P5"]);
  expect(saidOf("adult", ["codeine"])).toEqual([]);
});
