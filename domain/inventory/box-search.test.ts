import { expect, test } from "vitest";
import { findBoxes, indexBoxes } from "./box-search.ts";

const BOXES = [
  { name: "Doliprane", dosage: "1000 mg", lot: "L4210", location: "Cuisine" },
  { name: "Dolirhume", dosage: "500 mg", lot: null, location: null },
  { name: "Amoxicilline Biogaran", dosage: "500 mg", lot: null, location: null },
  { name: "Cortancyl", dosage: "20 mg", lot: null, location: null },
];

const index = indexBoxes(
  BOXES,
  (box) => box,
  ({ name }) => (name === "Doliprane" ? "Paracétamol" : null),
);

test.each<[string, string[]]>([
  ["doliprne", ["Doliprane"]],
  ["dolirpane", ["Doliprane"]],
  ["Dolipranne 1000", ["Doliprane"]],
  ["amoxiciline", ["Amoxicilline Biogaran"]],
  // Still being typed.
  ["amoxcil", ["Amoxicilline Biogaran"]],
  ["paracetmol", ["Doliprane"]],
  // As it stands on a box: nothing near to it is shown beside.
  ["dolirhume", ["Dolirhume"]],
  // Two slips, a short word, and another digit are another name.
  ["dolprnae", []],
  ["doly", []],
  ["L4211", []],
  ["doliprne 500", []],
  ["", []],
])("'%s' finds %j", (typed, names) => {
  expect(findBoxes(index, typed).map(({ name }) => name)).toEqual(names);
});
