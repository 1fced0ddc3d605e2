import { expect, test } from "vitest";
import { boxNamesOf } from "./box-names.ts";
import { saidMedicines } from "./said-medicines.ts";

const BOXES = boxNamesOf([
  {
    box: { name: "Pretuval comprimé effervescent" },
    substances: ["paracetamol", "pseudoephedrine"],
  },
  { box: { name: "Cough syrup" }, substances: ["guaifenesin"] },
  { box: { name: "Doliprane 1000" }, substances: ["paracetamol"] },
  { box: { name: "Zorblax" }, substances: [] },
]);

test("only what no list of ours has, and what is known to hold something, is a name", () => {
  expect(BOXES.map(({ name }) => name)).toEqual(["Pretuval"]);
});

test.each([
  ["j'ai pris un Pretuval il y a 1 h", ["paracetamol", "pseudoephedrine"]],
  ["had a pretuval an hour ago", ["paracetamol", "pseudoephedrine"]],
  ["j'ai pas pris de Pretuval", []],
  ["puis-je prendre un Pretuval", []],
])("%s", (text, substances) => {
  expect(saidMedicines(text, BOXES).flatMap((each) => each.substances)).toEqual(substances);
});
