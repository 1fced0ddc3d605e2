import fc from "fast-check";
import { expect, test } from "vitest";
import { ALLERGY_SAMPLES, BOX_SAMPLES, CLASS_SAMPLES } from "../../../testing/samples/molecules.ts";
import { isMolecule, listed, moleculesIn, substancesOf } from "./molecule.ts";
import { allergyTo, parseAllergy } from "./molecule-allergy.ts";
import { CLASSES } from "./molecule-classes.ts";
import { COMBINATIONS } from "./molecule-combinations.ts";
import { MOLECULE_NAMES } from "./molecule-names.ts";

const namesIn = (written: string) =>
  written
    .split(/[,|]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

test.each(Object.entries(MOLECULE_NAMES))("every name of %s leads to it", (key, written) => {
  for (const name of namesIn(written)) expect(moleculesIn(name), name).toEqual([key]);
});

test.each(Object.entries(COMBINATIONS))("every brand that holds %s", (keys, brands) => {
  for (const key of keys.split(" ")) expect(isMolecule(key), key).toBe(true);
  for (const brand of namesIn(brands)) expect(moleculesIn(brand).join(" "), brand).toBe(keys);
});

test.each(BOX_SAMPLES)("'%s' typed by hand holds '%s'", (name, holds) => {
  const found = substancesOf({ name, dosage: "1 dose", activeMolecule: null });
  expect(found.join(" ")).toBe(holds);
});

test("a reference says what is in a box, whatever its name; what we do not know keeps its own name", () => {
  const box = { name: "Advil", dosage: "1 dose" };
  expect(substancesOf({ ...box, activeMolecule: "Paracétamol + Codéine" })).toEqual([
    "paracetamol",
    "codeine",
  ]);
  expect(substancesOf({ ...box, activeMolecule: "Zorglubine + Paracétamol" })).toEqual([
    "zorglubine",
    "paracetamol",
  ]);
  expect(listed("Paracétamol + Acetaminophen + ")).toEqual(["paracetamol"]);
});

test.each([
  ["75 mg", "low-dose-aspirin"],
  ["160mg", "low-dose-aspirin"],
  ["161 mg", "aspirin"],
  ["500 mg", "aspirin"],
  ["1 g", "aspirin"],
])("aspirin of %s is %s", (dosage, substance) => {
  const activeMolecule = "Acide acétylsalicylique";
  expect(substancesOf({ name: "X", dosage, activeMolecule })).toEqual([substance]);
});

test("a low strength beside something else is no treatment against clots", () => {
  const box = { name: "X", dosage: "75 mg", activeMolecule: "Aspirine + Caféine" };
  expect(substancesOf(box)).toEqual(["aspirin", "caffeine"]);
});

test.each(ALLERGY_SAMPLES)(
  "an allergy to '%s' forbids '%s' and allows '%s'",
  (typed, forbids, allows) => {
    const { substances } = parseAllergy(typed);
    for (const each of forbids.split(" ").filter((word) => word !== "")) {
      expect(substances.has(each), each).toBe(true);
    }
    for (const each of allows.split(" ")) expect(substances.has(each), each).toBe(false);
  },
);

test("an allergy to a name we do not know forbids what carries that name, whole", () => {
  const allergies = [parseAllergy("huile d'amande")];
  const to = (name: string) => allergyTo(allergies, { substances: [], names: [name] })?.typed;
  expect(to("Crème à l'huile d’AMANDE douce")).toBe("huile d'amande");
  expect(to("Huile d'olive")).toBeUndefined();
  expect(allergyTo([parseAllergy("...")], { substances: [], names: ["Doliprane"] })).toBeNull();
});

test.each(Object.entries(CLASSES))("the class of %s", (key, members) => {
  expect([...members].sort().join(" ")).toBe(CLASS_SAMPLES[key]);
});

test("whatever is typed is read without a word of complaint", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, dosage) => {
      const found = substancesOf({ name, dosage, activeMolecule: null });
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
