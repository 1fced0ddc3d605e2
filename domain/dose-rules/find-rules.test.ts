import { expect, test } from "vitest";
import type { Form } from "../inventory/form.ts";
import { findRules, formOf, type RuledBox } from "./find-rules.ts";
import { readRuleTable } from "./rule-table.ts";

test.each<[name: string, form: Form, is: string]>([
  ["Doliprane sachet", "Comprimé", "sachet"],
  ["Doliprane 12 sachets", "Comprimé", "sachet"],
  ["Paracetamol sobre", "Comprimé", "sachet"],
  ["Paracetamol 10 sobres", "Gélule", "sachet"],
  ["Doliprane suppositoire", "Comprimé", "suppository"],
  ["Doliprane suppositoires", "Comprimé", "suppository"],
  ["Acetaminophen suppository", "Comprimé", "suppository"],
  ["Paracetamol supositorio", "Comprimé", "suppository"],
  ["Paracetamol supositorios", "Comprimé", "suppository"],
  ["Imodium lyophilisat", "Comprimé", "lyophilisate"],
  ["Imodium lyoc", "Gélule", "lyophilisate"],
  ["Spasfon lyo", "Comprimé", "lyophilisate"],
  ["Strefen pastille", "Comprimé", "lozenge"],
  ["Strefen pastilles", "Comprimé", "lozenge"],
  ["Cepacol lozenge", "Comprimé", "lozenge"],
  ["Cepacol lozenges", "Comprimé", "lozenge"],
  ["Doliprane", "Comprimé", "tablet"],
  ["Doliprane", "Gélule", "capsule"],
  // A form that says what it is needs no name.
  ["Doliprane sachet", "Sirop", "liquid"],
  ["Doliprane lyoc", "Suppositoire", "suppository"],
  ["Doliprane", "Sachet", "sachet"],
  ["Strefen", "Pastille", "lozenge"],
])("%s in the form %s is a %s", (name, form, is) => {
  expect(formOf({ name, dosage: "", form })).toBe(is);
});

test("the strength may say the form", () => {
  expect(formOf({ name: "Doliprane", dosage: "200 mg sachet", form: "Comprimé" })).toBe("sachet");
  expect(formOf({ name: "Biafine", dosage: "", form: "Crème" })).toBeUndefined();
});

const ALL = readRuleTable(
  "FR",
  `
every | * | paracetamol | tablet | 500 | 27- kg | - | - | - | - | - | Label | - | V
of-brand | dafalgan | paracetamol | tablet | 500 | 30- kg | - | - | - | - | - | Label | - | V
disputed-brand | dafalgan | paracetamol | tablet | 500 | 20- kg | - | - | - | - | - | Label | 2020 | S?
disputed-other | efferalgan | paracetamol | tablet | 500 | 20- kg | - | - | - | - | - | Label | 2020 | S?
disputed-every | * | paracetamol | tablet | 500 | 20- kg | - | - | - | - | - | Label | 2020 | S?
knowledge | * | paracetamol | tablet | 500 | 1- kg | - | - | - | - | - | Label | - | K
any-strength | gaviscon | alginate | liquid | - | - | 12y- | - | - | - | - | Label | - | V
other-substance | * | ibuprofen | tablet | 500 | 30- kg | - | - | - | - | - | Label | - | V
`,
);

const TABLET: RuledBox = {
  name: "Paracétamol",
  dosage: "500 mg",
  form: "Comprimé",
  substances: ["paracetamol"],
  milligramsPerUnit: 500,
  country: "FR",
  isPrescription: false,
};

function found(box: Partial<RuledBox>): string {
  const rules = findRules({ ...TABLET, ...box }, "FR", ALL);
  if (rules.kind !== "rules") return rules.kind;
  const ids = (list: typeof rules.rules) => list.map(({ id }) => id).join(", ");
  return `${ids(rules.rules)}; ${ids(rules.disputed)}`;
}

test.each<[because: string, box: Partial<RuledBox>, found: string]>([
  ["rows of every brand", {}, "every; disputed-every"],
  ["its own brand before every brand", { name: "Dafalgan" }, "of-brand; disputed-brand"],
  ["only disputed rows of its own brand", { name: "Efferalgan" }, "every; disputed-every"],
  [
    "another substance of the same form and strength",
    { substances: ["ibuprofen"] },
    "other-substance; ",
  ],
  ["a substance without a row", { substances: ["aspirin"] }, "unknown"],
  ["no substance", { substances: [] }, "unknown"],
  ["something else", { substances: ["?"] }, "unknown"],
  ["two substances", { substances: ["paracetamol", "vitamin-c"] }, "unknown"],
  ["another strength", { milligramsPerUnit: 1000 }, "unknown"],
  ["an unknown strength", { milligramsPerUnit: null }, "unknown"],
  ["another form", { form: "Gélule" }, "unknown"],
  ["a form that no leaflet counts in", { form: "Crème" }, "unknown"],
  ["a country without rows", { country: "ES" }, "unknown"],
  // Whose leaflet it is nobody knows: only a brand that is named counts.
  ["typed by hand", { country: null }, "unknown"],
  [
    "typed by hand under its brand",
    { country: null, name: "Dafalgan" },
    "of-brand; disputed-brand",
  ],
  [
    "rows for every strength",
    { name: "Gaviscon", substances: ["alginate"], form: "Sirop", milligramsPerUnit: 50 },
    "any-strength; ",
  ],
  [
    "rows for every strength, of an unknown one",
    { name: "Gaviscon", substances: ["alginate"], form: "Sirop", milligramsPerUnit: null },
    "any-strength; ",
  ],
  ["on prescription", { isPrescription: true }, "prescription"],
])("%s: %j finds %s", (_because, box, ids) => {
  expect(found(box)).toBe(ids);
});
