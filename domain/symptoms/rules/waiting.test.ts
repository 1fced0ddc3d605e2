import { expect, test } from "vitest";
import { factsOf } from "../../../testing/builders/symptom-scenario.ts";
import { substancesOf } from "../../medicines/molecules/molecule.ts";
import { recentDoses } from "../read-facts.ts";
import { waitingOf } from "./waiting.ts";

/** What a box with ibuprofen, and paracetamol after it, waits for. */
function waiting(took: readonly string[]) {
  const facts = factsOf({
    because: "",
    who: "adult 35y, 70kg",
    feels: ["headache"],
    has: ["Doliprane 1000 mg", "Advil 200 mg"],
    took,
    expected: { offers: [], refuses: [], says: [] },
  });
  const [paracetamol] = facts.boxes;
  if (!paracetamol) throw new Error("no box");
  const box = {
    ...paracetamol,
    name: "Combogesic",
    dosage: "",
    activeMolecule: "Ibuprofène + Paracétamol",
  };
  return waitingOf(box, substancesOf(box), recentDoses(facts), facts);
}

test("of several substances, too much of the second one is not hidden by the first one", () => {
  expect(waiting(["box-1 x1 at 11:00", "box-0 x5 at 11:00"])).toMatchObject({
    substance: "paracetamol",
    isOver: true,
  });
});

test("of several substances that wait, one of them is said", () => {
  expect(waiting(["box-1 x1 at 11:00"])).toMatchObject({ substance: "ibuprofen", isOver: false });
  expect(waiting([])).toBeNull();
});
