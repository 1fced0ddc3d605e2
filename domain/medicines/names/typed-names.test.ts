import { expect, test } from "vitest";
import { TYPED_NAMES } from "../../../testing/samples/typed-names.ts";
import { TYPED_NAMES_SECOND } from "../../../testing/samples/typed-names-second.ts";
import { SOMETHING_ELSE, substancesOf } from "../molecules/molecule.ts";
import { resemblingNames } from "./resembling-names.ts";

const sorted = (substances: readonly string[]) => substances.toSorted().join(" ");

/** What becomes of a typed name: read as what the medicine holds, asked about with that among the answers, or neither. */
function outcome(typed: string, holds: string): "read" | "asked" | "unknown" | "wrong" {
  const expected = sorted(holds.split(" ").filter((word) => word !== ""));
  const found = substancesOf({ name: typed, dosage: "", activeMolecule: null });
  if (sorted(found) === expected) return "read";
  const isAsked = resemblingNames(typed).some(({ molecules }) => sorted(molecules) === expected);
  if (isAsked) return "asked";
  // A box that is said to hold more than is known is not called another medicine.
  return found.length === 0 || found.includes(SOMETHING_ELSE) ? "unknown" : "wrong";
}

test.each([
  { set: "the first set", names: TYPED_NAMES, figures: { read: 149, asked: 24, unknown: 1 } },
  {
    set: "the second set",
    names: TYPED_NAMES_SECOND,
    figures: { read: 56, asked: 31, unknown: 8 },
  },
])(
  "of $set so many names are read, asked about and unknown, and none is read as another",
  ({ names, figures }) => {
    const counts: Record<string, number> = {};
    for (const [typed, holds] of names) {
      const became = outcome(typed, holds);
      counts[became] = (counts[became] ?? 0) + 1;
    }
    expect(counts).toEqual(figures);
  },
);

test.each([
  ["dolipranne 500", ["Doliprane 500: paracetamol"]],
  ["la lamalin", ["la Lamaline: paracetamol opium caffeine"]],
  ["parcetamol biogaran", ["paracétamol biogaran: paracetamol"]],
  ["spiphen", ["Spifen: ibuprofen", "EpiPen: epinephrine"]],
  [
    "Couldina instant",
    [
      "Couldina con paracetamol instant: paracetamol phenylephrine chlorphenamine",
      "Couldina con ácido acetilsalicílico instant: aspirin phenylephrine chlorphenamine",
    ],
  ],
  [
    "humex",
    [
      "Humex allergie cétirizine: cetirizine",
      "Humex allergie loratadine: loratadine",
      "Humex rhume des foins: beclometasone",
      "Humex rhume jour: paracetamol pseudoephedrine",
      "Humex rhume: paracetamol pseudoephedrine chlorphenamine",
    ],
  ],
  ["Doliprane 500", []],
  ["Doliprane et dolipranne", []],
  ["Advl", []],
  ["", []],
  ["Zorglub", []],
])("'%s' may stand for %j", (typed, names) => {
  const found = resemblingNames(typed);
  expect(found.map(({ corrected, molecules }) => `${corrected}: ${molecules.join(" ")}`)).toEqual(
    names,
  );
});

test("every corrected name is read as what it stands for", () => {
  for (const [typed] of [...TYPED_NAMES, ...TYPED_NAMES_SECOND]) {
    for (const { corrected, molecules } of resemblingNames(typed)) {
      const found = substancesOf({ name: corrected, dosage: "", activeMolecule: null });
      for (const each of molecules) expect(found, corrected).toContain(each);
    }
  }
});
