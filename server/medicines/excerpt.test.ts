import { beforeAll, describe, expect, test } from "vitest";
import { isForm } from "#domain/inventory/form.ts";
import { inUseGuide } from "#domain/inventory/opened-life.ts";
import { cip13Of } from "#domain/medicines/codes/cip.ts";
import { importedReference } from "#domain/medicines/imports/imported-reference.ts";
import { decode } from "#domain/medicines/official/decode.ts";
import type { Edition } from "#domain/medicines/official/edition.ts";
import { prescriptionOf } from "#domain/medicines/official/prescription.ts";
import { euros } from "#domain/medicines/official/price.ts";
import {
  againstTheExcerpt,
  excerptFiles,
  excerptIsHere,
  readExcerpt,
} from "#testing/samples/bdpm-excerpt.ts";

// The expected numbers are from SOURCE.md beside the files, counted there on the bytes.
describe.skipIf(!excerptIsHere)(againstTheExcerpt, () => {
  let edition: Edition;
  let packs: readonly (readonly string[])[];
  beforeAll(() => {
    edition = readExcerpt();
    // Includes the columns that the import ignores.
    const lines = decode(excerptFiles().packs).trimEnd().split("\n");
    packs = lines.map((line) => line.split("\t"));
  });
  const packsWith = (is: (row: readonly string[]) => boolean) => packs.filter(is).length;
  const medicinesWith = (is: (cis: string) => boolean) =>
    edition.medicines.filter(({ cis }) => is(cis)).length;
  const column = (row: readonly string[], number: number) => row[number - 1] ?? "";

  test("every row is read, and none is left out", () => {
    expect(edition.counts).toMatchObject({
      medicines: 4070,
      packs: 5730,
      substances: 8073,
      conditions: 6261,
    });
    expect(edition.leftOut).toBe(0);
    expect(edition.medicines).toHaveLength(4070);
  });

  test("127 prices have two commas, and all prices are numbers", () => {
    expect(packsWith((row) => /,.*,/.test(column(row, 11)))).toBe(127);
    expect(packsWith((row) => column(row, 11) !== "" && euros(column(row, 11)) === null)).toBe(0);
  });

  test("price and fee add up to what the patient pays, to the cent, on all 3,936 rows that have them", () => {
    const priced = packs.map((row) => [10, 12, 11].map((number) => euros(column(row, number))));
    const whole = priced.filter((prices) => prices.every((price) => price !== null));
    expect(whole).toHaveLength(3936);
    const off = whole.filter(
      ([price, fee, paid]) => Math.abs((price ?? 0) + (fee ?? 0) - (paid ?? 0)) > 0.0101,
    );
    expect(off).toEqual([]);
  });

  test("293 packs contain HTML and 68 a lost apostrophe, and none of it is imported", () => {
    expect(packsWith((row) => /<\w/.test(column(row, 13)))).toBe(293);
    expect(packsWith((row) => row.some((text) => text.includes("¿")))).toBe(68);
    const references = edition.medicines.map((medicine) => importedReference(medicine, edition));
    expect(references.filter((one) => /<\w|¿/.test(JSON.stringify(one)))).toEqual([]);
  });

  test("the current codes are derived from the old ones", () => {
    expect(packsWith((row) => cip13Of(column(row, 2)) !== column(row, 7))).toBe(0);
  });

  test("4 medicines have packs only, 231 have no pack", () => {
    const known = new Set(edition.medicines.map(({ cis }) => cis));
    const strangers = [...edition.packs.keys()].filter((cis) => !known.has(cis)).sort();
    expect(strangers).toEqual(["62969013", "63278664", "64917175", "69912584"]);
    expect(medicinesWith((cis) => !edition.packs.has(cis))).toBe(231);
  });

  test("1,000 medicines have no condition, 3,065 a list or narcotics, 5 something else, and none is open", () => {
    const conditions = (cis: string) => edition.conditions.get(cis) ?? [];
    const isListed = (cis: string) =>
      conditions(cis).some((text) => /liste I|stupéfiant/.test(text));
    expect(medicinesWith((cis) => conditions(cis).length === 0)).toBe(1000);
    expect(medicinesWith(isListed)).toBe(3065);
    expect(medicinesWith((cis) => conditions(cis).length > 0 && !isListed(cis))).toBe(5);
    expect(medicinesWith((cis) => prescriptionOf(conditions(cis)) === "needed")).toBe(3070);
  });

  test.each([
    { name: "IBUPROFENE ALMUS 200 mg", prescription: "not-needed" },
    { name: "IBUPROFENE ALMUS 400 mg", prescription: "needed" },
    { name: "ACTIFED RHUME", prescription: "needed" },
    { name: "DOLIPRANE 1000 mg", prescription: "not-needed" },
  ])("$name is $prescription", ({ name, prescription }) => {
    const found = edition.medicines.filter((medicine) => medicine.name.startsWith(`${name},`));
    expect(found.length).toBeGreaterThan(0);
    for (const medicine of found) {
      expect(importedReference(medicine, edition).prescription).toBe(prescription);
    }
  });

  test("the date in 2924 is not taken as the newest", () => {
    expect(edition.newestDay).toBe("2026-05-15");
  });

  test("every medicine gets a name, and a name and a dosage fit the form", () => {
    const references = edition.medicines.map((medicine) => importedReference(medicine, edition));
    expect(references.filter(({ name }) => !/\S/.test(name) || name.length > 200)).toEqual([]);
    expect(references.filter(({ dosage }) => dosage.length > 100)).toEqual([]);
    expect(references.filter(({ molecule }) => molecule === "")).toEqual([]);
  });

  test("the guide after opening is the same by the name as with the substance", () => {
    const differing = edition.medicines.flatMap((medicine) => {
      const { name, form, molecule } = importedReference(medicine, edition);
      if (!isForm(form)) return [];
      const byName = inUseGuide({ form, name })?.id;
      const known = inUseGuide({ form, name, activeMolecule: molecule })?.id;
      return byName === known ? [] : `${name}, ${form}: ${byName}, with ${molecule}: ${known}`;
    });
    expect(differing).toEqual([]);
  });
});
