import { expect, test } from "vitest";
import { boxName } from "./box-name.ts";

test.each([
  ["Doliprane", "300 mg", "Doliprane 300 mg"],
  ["Actifed", "—", "Actifed"],
  ["Actifed", "", "Actifed"],
])("%s with the dosage «%s» is %s", (name, dosage, said) => {
  expect(boxName({ name, dosage })).toBe(said);
});
