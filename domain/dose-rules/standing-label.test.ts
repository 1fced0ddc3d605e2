import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { Form } from "../inventory/form.ts";
import { type LabelledBox, standingLabel } from "./standing-label.ts";

const TODAY = day("2026-11-21");

const box = (
  name: string,
  dosage: string,
  form: Form | null,
  facts: Partial<LabelledBox> = {},
) => ({
  name,
  dosage,
  form,
  activeMolecule: "Paracétamol",
  needsPrescription: false,
  country: "FR",
  ...facts,
});

const child = (weightKg: number | null, years: number, weightOn = day("2026-11-10")) => ({
  weightKg,
  weightOn: weightKg === null ? null : weightOn,
  ageInMonths: years * 12,
  isAdult: false,
});

const labelOf = (labelled: LabelledBox, taker: Parameters<typeof standingLabel>[1]) =>
  standingLabel(labelled, taker, { country: "FR", today: TODAY });

test.each<[string, string, Form, number, number]>([
  ["DOLIPRANE ADULTES", "1000 mg", "Suppositoire", 14, 3],
  ["DOLIPRANE", "1000 mg", "Sachet", 14, 3],
  ["DOLIPRANE", "500 mg", "Comprimé", 22, 7],
  ["DOLIPRANE", "1000 mg", "Comprimé", 38, 12],
  ["DOLIPRANE", "500 mg", "Comprimé", 26.9, 8],
])("%s %s, %s, is not for a child of %d kg", (name, dosage, form, weight, years) => {
  expect(labelOf(box(name, dosage, form), child(weight, years))).toMatchObject({
    standing: "outside",
  });
});

test("a leaflet by weight says the least weight, and whether the child has it", () => {
  const syrup = box("DOLIPRANE", "2,4 %", "Sirop");
  const from3 = { kind: "from-weight", least: 3, unit: "kg" };
  expect(labelOf(syrup, child(16.5, 4))).toEqual({ ...from3, standing: "inside" });
  expect(labelOf(syrup, child(2.8, 0, day("2026-11-18")))).toEqual({
    ...from3,
    standing: "outside",
  });
  const unweighed = { ...from3, standing: "unknown", missing: "weight" };
  expect(labelOf(syrup, child(null, 4))).toEqual(unweighed);
  expect(labelOf(syrup, child(12, 4, day("2026-01-10")))).toEqual(unweighed);
  const tablet = box("DOLIPRANE", "500 mg", "Comprimé");
  expect(labelOf(tablet, child(27, 9))).toEqual({
    kind: "from-weight",
    least: 27,
    unit: "kg",
    standing: "inside",
  });
});

test("somebody beyond what the leaflet is for reads where it ends, and not where it starts", () => {
  const syrup = box("DOLIPRANE", "2,4 %", "Sirop");
  const upTo26 = { kind: "up-to-weight", most: 26, unit: "kg", standing: "outside" };
  expect(labelOf(syrup, child(28, 9))).toEqual(upTo26);
  expect(labelOf(syrup, child(27, 9))).toEqual(upTo26);
  // Rounded down, 26.9 kg is in the last row.
  expect(labelOf(syrup, child(26.9, 9))).toMatchObject({ kind: "from-weight", standing: "inside" });
  const drops = box("ADVIL", "20 mg/ml", "Sirop", { activeMolecule: "Ibuprofène" });
  expect(labelOf(drops, child(50, 15))).toEqual({
    kind: "up-to-age",
    months: 144,
    standing: "outside",
  });
  const adult = { weightKg: null, weightOn: null, ageInMonths: null, isAdult: true };
  expect(labelOf(drops, adult)).toMatchObject({ kind: "up-to-age", months: 144 });
});

test("too young for a leaflet that prints a weight as well, it says the age", () => {
  const tablets = box("Paracetamol", "500 mg", "Comprimé", {
    activeMolecule: "Paracetamol",
    country: "ES",
  });
  expect(labelOf(tablets, child(34, 9))).toEqual({
    kind: "from-age",
    months: 120,
    source: "leaflet",
    standing: "outside",
  });
});

test.each<[string, string, Form, string, number, number, number]>([
  // A leaflet that prints no smallest weight is for everybody of its ages.
  ["ADVIL", "20 mg/ml", "Sirop", "Ibuprofène", 10, 1, 3],
  ["IBUPRADOLL", "400 mg", "Comprimé", "Ibuprofène", 60, 16, 180],
  // Of several rows the youngest.
  ["POLARAMINE", "2 mg", "Comprimé", "Dexchlorphéniramine", 40, 13, 72],
])(
  "%s %s, %s, of %s says an age and no weight",
  (name, dosage, form, activeMolecule, kg, years, months) => {
    expect(labelOf(box(name, dosage, form, { activeMolecule }), child(kg, years))).toEqual({
      kind: "from-age",
      months,
      source: "leaflet",
      standing: "inside",
    });
  },
);

test("an age names the leaflet only where the leaflet of this box was read", () => {
  const adult = { weightKg: 70, weightOn: TODAY, ageInMonths: 480, isAdult: true };
  const sold = (name: string, dosage: string, form: Form, activeMolecule: string) =>
    labelOf(box(name, dosage, form, { activeMolecule }), adult);
  expect(sold("POLARAMINE", "2 mg", "Comprimé", "Dexchlorphéniramine")).toEqual({
    kind: "from-age",
    months: 72,
    source: "leaflet",
    standing: "inside",
  });
  // Its leaflet is known from general knowledge alone.
  expect(sold("DOLIPRANE ADULTES", "1000 mg", "Suppositoire", "Paracétamol")).toMatchObject({
    kind: "from-age",
    source: "list",
  });
});

test("without a leaflet of ours the rules about the substance and the form say an age", () => {
  const tablets = box("Ibuprofène", "200 mg", "Comprimé", {
    activeMolecule: null,
    needsPrescription: null,
    country: null,
  });
  const from6 = { kind: "from-age", months: 72, source: "list" };
  expect(labelOf(tablets, child(17, 4))).toEqual({ ...from6, standing: "outside" });
  expect(labelOf(tablets, child(23, 6))).toEqual({ ...from6, standing: "inside" });
  const anybody = { weightKg: null, weightOn: null, ageInMonths: null };
  expect(labelOf(tablets, { ...anybody, isAdult: true })).toEqual({ ...from6, standing: "inside" });
  expect(labelOf(tablets, { ...anybody, isAdult: null })).toEqual({
    ...from6,
    standing: "unknown",
  });
  const loperamide = { ...tablets, name: "Imodium", dosage: "2 mg", form: "Gélule" as const };
  expect(labelOf(loperamide, child(40, 14))).toMatchObject({
    kind: "from-age",
    months: 180,
    source: "leaflet",
  });
});

test("what is on prescription says so, and what no rule knows is not classified", () => {
  const adult = { weightKg: 70, weightOn: TODAY, ageInMonths: 480, isAdult: true };
  expect(labelOf(box("X", "5 mg", "Comprimé", { needsPrescription: true }), adult)).toEqual({
    kind: "prescription",
  });
  const unknown = box("Zorglub", "5 mg", "Comprimé", { activeMolecule: "Zorglubine" });
  expect(labelOf(unknown, adult)).toEqual({ kind: "unclassified" });
  expect(labelOf(box("DOLIPRANE", "500 mg", null), adult)).toEqual({ kind: "unclassified" });
});

test("a child without a date of birth may be too young for whatever has an age", () => {
  const ofUnknownAge = { weightKg: 9, weightOn: TODAY, ageInMonths: null, isAdult: false };
  const from = (years: number) => ({
    kind: "from-age",
    months: years * 12,
    source: "list",
    standing: "unknown",
    missing: "age",
  });
  const codeine = box("Paracétamol/Codéine Biogaran", "500 mg/30 mg", "Comprimé", {
    activeMolecule: "Paracétamol + Codéine",
    needsPrescription: true,
  });
  expect(labelOf(codeine, ofUnknownAge)).toEqual(from(12));
  expect(labelOf(codeine, child(14, 3))).toEqual({
    kind: "from-age",
    months: 144,
    source: "list",
    standing: "outside",
  });
  expect(labelOf(codeine, child(50, 14))).toEqual({ kind: "prescription" });
  const capsule = box("Zorglub", "5 mg", "Gélule", { activeMolecule: "Zorglubine" });
  expect(labelOf(capsule, ofUnknownAge)).toEqual(from(6));
  expect(labelOf(box("DOLIPRANE", "2,4 %", "Sirop"), ofUnknownAge)).toMatchObject({
    kind: "from-weight",
    standing: "unknown",
    missing: "age",
  });
});

test("an adult whom nobody weighed is told where a leaflet for children ends", () => {
  const unweighed = { weightKg: null, weightOn: null, ageInMonths: 42 * 12, isAdult: true };
  expect(labelOf(box("DOLIPRANE", "2,4 %", "Sirop"), unweighed)).toEqual({
    kind: "up-to-weight",
    most: 26,
    unit: "kg",
    standing: "outside",
  });
  expect(labelOf(box("DOLIPRANE", "500 mg", "Comprimé"), unweighed)).toEqual({
    kind: "from-weight",
    least: 27,
    unit: "kg",
    standing: "inside",
  });
  expect(labelOf(box("DOLIPRANE", "1000 mg", "Comprimé"), unweighed)).toEqual({
    kind: "from-weight",
    least: 50,
    unit: "kg",
    standing: "unknown",
    missing: "weight",
  });
});

test("a tablet is not for a child under 6 who may choke on it, whatever its leaflet or its substance", () => {
  const from6 = { kind: "from-age", months: 72, source: "list", standing: "outside" };
  expect(
    labelOf(
      box("POLARAMINE", "2 mg", "Comprimé", { activeMolecule: "Dexchlorphéniramine" }),
      child(18, 5),
    ),
  ).toEqual(from6);
  expect(
    labelOf(box("Zorglub", "5 mg", "Gélule", { activeMolecule: "Zorglubine" }), child(17, 4)),
  ).toEqual(from6);
  const inSachets = box("DOLIPRANE sachet", "200 mg", "Comprimé");
  expect(labelOf(inSachets, child(16.5, 4))).toMatchObject({
    kind: "from-weight",
    standing: "inside",
  });
  const dissolved = box("DOLIPRANE effervescent", "500 mg", "Comprimé");
  expect(labelOf(dissolved, child(28, 5))).toMatchObject({ kind: "from-weight" });
  const prescribed = box("X", "5 mg", "Comprimé", { needsPrescription: true });
  expect(labelOf(prescribed, child(17, 4))).toEqual({ kind: "prescription" });
});

test("of a tablet that is not for a small child the strictest limit that is known is said", () => {
  const tablet = (name: string, dosage: string, activeMolecule = "Paracétamol") =>
    box(name, dosage, "Comprimé", { activeMolecule });
  const from = (years: number, source: "leaflet" | "list") => ({
    kind: "from-age",
    months: years * 12,
    source,
    standing: "outside",
  });
  const baby = { ...child(6.5, 0, day("2026-11-18")), ageInMonths: 4 };
  const unweighed = { ...baby, weightKg: null, weightOn: null };
  const aspirin = tablet("Aspirine", "500 mg", "Acide acétylsalicylique");
  expect(labelOf(aspirin, baby)).toMatchObject({ kind: "from-age", months: 192 });
  const from50 = { kind: "from-weight", least: 50, unit: "kg", standing: "outside" };
  expect(labelOf(tablet("DOLIPRANE", "1000 mg"), baby)).toEqual(from50);
  expect(labelOf(tablet("DOLIPRANE", "1000 mg"), unweighed)).toEqual(from(15, "list"));
  // The weight of the leaflet is reached, and the age is not.
  expect(labelOf(tablet("DOLIPRANE", "500 mg"), child(28, 5))).toEqual(from(8, "list"));
  expect(labelOf(tablet("IBUPRADOLL", "400 mg", "Ibuprofène"), baby)).toEqual(from(15, "leaflet"));
});

test("a weight in a row that two copies print differently is unknown, and not outside the leaflet", () => {
  const syrup = box("Ibuprofeno", "40 mg/ml", "Sirop", {
    activeMolecule: "Ibuprofeno",
    country: "ES",
  });
  const from5 = { kind: "from-weight", least: 5, unit: "kg" };
  expect(labelOf(syrup, child(25, 8))).toEqual({ ...from5, standing: "unknown" });
  expect(labelOf(syrup, child(41, 11))).toEqual({ ...from5, standing: "outside" });
  expect(labelOf(syrup, child(20, 6))).toEqual({ ...from5, standing: "inside" });
});

test("the composition of a reference says the strength that is not printed, and wins over a typed one", () => {
  const paracetamol = (amount: number) => ({
    contained: [
      {
        substanceId: "paracetamol",
        amount,
        perAmount: 1,
        perUnit: "tablet",
        holdsAmount: null,
        holdsUnit: null,
        weighedAs: "PARACÉTAMOL",
        isSalt: false,
        unknownBecause: null,
      },
    ],
  });
  const from50 = { kind: "from-weight", least: 50, unit: "kg" };
  const unprinted = box("DOLIPRANE", "boîte", "Comprimé", paracetamol(1000));
  expect(labelOf(unprinted, child(38, 12))).toEqual({ ...from50, standing: "outside" });
  const typed = box("DOLIPRANE", "500 mg", "Comprimé", paracetamol(1000));
  expect(labelOf(typed, child(38, 12))).toEqual({ ...from50, standing: "outside" });
  const small = box("DOLIPRANE", "1000 mg", "Comprimé", paracetamol(500));
  expect(labelOf(small, child(38, 12))).toMatchObject({ least: 27, standing: "inside" });
});

test.each([
  // Rows of a page without a date only restrict; those of a dated label are the leaflet.
  { activeMolecule: "Ibuprofène", dosage: "400 mg", country: "CH", source: "list" },
  { activeMolecule: "Acetaminophen", dosage: "500 mg", country: "US", source: "leaflet" },
])(
  "a box of $activeMolecule says the age from which its rows have anybody, of the $source",
  (row) => {
    const { activeMolecule, country } = row;
    const boxed = box(activeMolecule, row.dosage, "Comprimé", { activeMolecule, country });
    const standing = (years: number) =>
      standingLabel(boxed, child(40, years), { country, today: TODAY });
    const from12 = { kind: "from-age", months: 144, source: row.source };
    expect(standing(11)).toEqual({ ...from12, standing: "outside" });
    expect(standing(13)).toEqual({ ...from12, standing: "inside" });
  },
);
