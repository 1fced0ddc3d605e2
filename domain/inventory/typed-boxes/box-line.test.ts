import { expect, test } from "vitest";
import { TYPED_BOXES } from "#testing/samples/typed-box-cases.ts";
import { nameWithoutForm, readBoxLine } from "./box-line.ts";

test.each(TYPED_BOXES)("'$typed'", ({ typed, order = "day-first", ...expected }) => {
  expect(readBoxLine(typed, order)).toEqual({
    name: "",
    typedName: expected.name ?? "",
    dosage: "",
    form: null,
    quantity: null,
    boxes: 1,
    expiresOn: null,
    expiryYear: null,
    left: null,
    openedOn: null,
    lot: null,
    ...expected,
  });
});

test.each([
  { typed: "Sirop contre la toux 01/28", name: "contre la toux", form: "Sirop" },
  { typed: "Pommade à l'arnica", name: "à l'arnica", form: "Pommade" },
  { typed: "Crème à l'arnica d'été, 06/27", name: "à l'arnica d'été", form: "Crème" },
  { typed: "Œuf Œdème crème Ñandú", name: "Œuf Œdème Ñandú", form: "Crème" },
  { typed: "Cough syrup for children", name: "Cough for children", form: "Sirop" },
  { typed: "Arnica cream", name: "Arnica", form: "Crème" },
  { typed: "Jarabe para la tos", name: "para la tos", form: "Sirop" },
  { typed: "Pomada de árnica", name: "de árnica", form: "Pommade" },
  { typed: "Spray nasal de mer", name: "de mer", form: "Spray nasal" },
])("'$typed' keeps its name as typed, and says its form", ({ typed, name, form }) => {
  const read = readBoxLine(typed, "day-first");
  expect(read).toMatchObject({ name, form, typedName: typed.replace(/,? ?\d\d\/\d\d$/, "") });
  expect(nameWithoutForm(read.typedName)).toBe(name);
});

test.each([
  { typed: "Dafalgan 500 mg gélules", typedName: "Dafalgan" },
  { typed: "Dafalgan 500 gélules", typedName: "Dafalgan" },
  { typed: "Dafalgan, gélules, 06/27", typedName: "Dafalgan" },
  { typed: "Dafalgan 16 gélules", typedName: "Dafalgan" },
  { typed: "2 tubes crème à l'arnica", typedName: "crème à l'arnica" },
  { typed: "2 sirop contre la toux", typedName: "sirop contre la toux" },
  { typed: "Crème à l'arnica 4 %, 06/27", typedName: "Crème à l'arnica" },
  { typed: "sirop", typedName: "" },
])("of '$typed' the name is '$typedName'", ({ typed, typedName }) => {
  expect(readBoxLine(typed, "day-first").typedName).toBe(typedName);
});

test("a line longer than any about one box is read up to a limit, and at once", () => {
  const { name } = readBoxLine("Doliprane 1000 x ".repeat(10_000), "day-first");
  expect(name.length).toBeLessThanOrEqual(300);
});
