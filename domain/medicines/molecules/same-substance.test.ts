import { expect, test } from "vitest";
import { type Contents, compareWithHome, listedNames } from "./same-substance.ts";

const medicine = (name: string, activeMolecule: string | null, dosage = "") => ({
  name,
  dosage,
  activeMolecule,
});

function compare(medicines: readonly Contents[], boxes: readonly Contents[]) {
  const itself = (contents: Contents) => contents;
  const { groups, unknown } = compareWithHome(medicines, boxes, { medicine: itself, box: itself });
  const names = (of: readonly Contents[]) => of.map(({ name }) => name);
  return {
    groups: groups.map(({ key, medicines, same, partly }) => ({
      key,
      medicines: names(medicines),
      same: names(same),
      partly: names(partly),
    })),
    unknown: names(unknown),
  };
}

test("names of one substance stand together, in whatever language their list writes it", () => {
  const found = compare(
    [
      medicine("Doliprane", "Paracétamol"),
      medicine("Advil", "Ibuprofène"),
      medicine("Tylenol", "Acetaminophen"),
    ],
    [medicine("Efferalgan", "Paracétamol"), medicine("Gelocatil", null)],
  );
  expect(found).toEqual({
    groups: [
      {
        key: "paracetamol",
        medicines: ["Doliprane", "Tylenol"],
        same: ["Efferalgan", "Gelocatil"],
        partly: [],
      },
      { key: "ibuprofen", medicines: ["Advil"], same: [], partly: [] },
    ],
    unknown: [],
  });
});

test("a box with one of the substances and another is told apart", () => {
  const { groups } = compare(
    [medicine("Doliprane", "Paracétamol"), medicine("Codoliprane", "Paracétamol + Codéine")],
    [medicine("Dafalgan codéine", "Codéine + Paracétamol"), medicine("Doliprane", "Paracétamol")],
  );
  expect(groups).toMatchObject([
    { same: ["Doliprane"], partly: ["Dafalgan codéine"] },
    { same: ["Dafalgan codéine"], partly: ["Doliprane"] },
  ]);
});

test("a box that nobody knows the substance of is no box without it", () => {
  const { groups, unknown } = compare(
    [medicine("Doliprane", "Paracétamol")],
    [medicine("Boîte bleue", null), medicine("Sirop Untel", "Untelline")],
  );
  expect(groups).toMatchObject([{ same: [], partly: [] }]);
  expect(unknown).toEqual(["Boîte bleue"]);
});

test("aspirin against clots and aspirin against pain are one substance at the counter", () => {
  const { groups } = compare(
    [medicine("Aspégic", "Acide acétylsalicylique", "1000 mg")],
    [medicine("Kardégic", "Acide acétylsalicylique", "75 mg")],
  );
  expect(groups).toMatchObject([{ same: ["Kardégic"] }]);
});

test.each([
  ["Paracétamol", "es", "paracetamol"],
  ["Paracétamol", "en", "acetaminophen"],
  ["Paracetamol", "fr", "paracétamol"],
  ["Paracétamol + Codéine", "es", "paracetamol + codeína"],
  ["Paracétamol + Inouï", "es", null],
  ["", "fr", null],
] as const)("%j is called in %s %j", (molecule, language, name) => {
  expect(listedNames(molecule, language)).toBe(name);
});
