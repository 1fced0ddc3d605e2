import { expect, test } from "vitest";
import { TYPED_NAMES } from "../../testing/samples/typed-names.ts";
import { substancesOf } from "./molecule.ts";

const sorted = (substances: readonly string[]) => substances.toSorted().join(" ");

const read = TYPED_NAMES.map(([typed, holds]) => ({
  typed,
  found: sorted(substancesOf({ name: typed, dosage: "", activeMolecule: null })),
  holds: sorted(holds.split(" ").filter((word) => word !== "")),
}));

test("how many of the typed names are read as what the medicine holds", () => {
  const right = read.filter(({ found, holds }) => found === holds);
  const wrong = read.filter(({ found, holds }) => found !== "" && found !== holds);
  expect({ right: right.length, wrong: wrong.length, of: read.length }).toEqual({
    right: 79,
    wrong: 7,
    of: 174,
  });
});
