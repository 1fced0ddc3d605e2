import { beforeAll, describe, expect, test } from "vitest";
import { isForm } from "#domain/inventory/form.ts";
import { isCip13 } from "#domain/medicines/codes/cip.ts";
import type { Edition, Medicine } from "#domain/medicines/official/edition.ts";
import { formOf } from "#domain/medicines/official/official-form.ts";
import { prescriptionOf } from "#domain/medicines/official/prescription.ts";
import { packSize } from "#domain/medicines/packs/pack-label.ts";
import { againstTheExcerpt, excerptIsHere, readExcerpt } from "#testing/samples/bdpm-excerpt.ts";
import { namesAll, percentageOf, strengths, words } from "./official-facts.ts";
import { type ReferenceRow, readSeed, referenceRows } from "./reference-rows.ts";

const sql = readSeed();
const rows = referenceRows(sql);

/** The records that break a rule, by name, so that a failure says which line to mend. */
function breaking(isRight: (row: ReferenceRow) => boolean): string[] {
  return rows.filter((row) => !isRight(row)).map((row) => `${row.cip13} ${row.name} ${row.dosage}`);
}

describe("the seed", () => {
  test("holds at least 150 boxes, each code once", () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map((row) => row.cip13)).size).toBe(rows.length);
  });

  test("can be run again without doubling a record", () => {
    expect(sql.match(/^insert into public\.medication_references$/gm)).toHaveLength(1);
    expect(sql).toContain(")\non conflict (source, source_key) do update set\n");
    expect(sql.endsWith("\nwhere not medication_references.is_curated;\n")).toBe(true);
  });

  test("refuses a line that is not one whole record", () => {
    const broken = sql.replace("('60234100', '3400935955838',", "('60234100', '34009'");
    expect(broken).not.toBe(sql);
    expect(() => referenceRows(broken)).toThrow(SyntaxError);
  });

  test("offers no two boxes that look the same in the list", () => {
    const looks = rows.map((row) => [row.name, row.dosage, row.form, row.default_quantity].join());
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });
});

describe("every record", () => {
  test("carries a French box code: 34009, 7 digits, EAN-13 check digit", () => {
    expect(breaking((row) => /^\d{8}$/.test(row.cis))).toEqual([]);
    expect(breaking((row) => /^34009/.test(row.cip13) && isCip13(row.cip13))).toEqual([]);
  });

  test("has a form of the product, Oui or Non, a quantity and a source with its date", () => {
    expect(breaking((row) => isForm(row.form))).toEqual([]);
    expect(breaking((row) => ["Oui", "Non"].includes(row.prescription_required))).toEqual([]);
    const isCount = (quantity: number) => Number.isInteger(quantity) && quantity > 0;
    expect(breaking((row) => isCount(row.default_quantity) || row.form === "Gouttes")).toEqual([]);
    expect(breaking((row) => row.price === null || row.price > 0)).toEqual([]);
    expect(breaking((row) => row.source.startsWith("Base de données publique"))).toEqual([]);
    expect(breaking((row) => /^\d{4}-\d{2}-\d{2}$/.test(row.source_date))).toEqual([]);
  });

  test("speaks Spanish wherever it speaks French", () => {
    expect(breaking((row) => row.name_es !== null)).toEqual([]);
    expect(breaking((row) => row.treated_symptoms !== null)).toEqual([]);
    expect(breaking((row) => bothOrNone(row.treated_symptoms, row.treated_symptoms_es))).toEqual(
      [],
    );
    expect(breaking((row) => bothOrNone(row.side_effects, row.side_effects_es))).toEqual([]);
    expect(breaking((row) => bothOrNone(row.default_posology, row.default_posology_es))).toEqual(
      [],
    );
  });

  test("has clean text: nothing empty, no space at an end, none doubled", () => {
    const isClean = (text: unknown) => typeof text !== "string" || /^\S+( \S+)*$/.test(text);
    expect(breaking((row) => Object.values(row).every(isClean))).toEqual([]);
  });

  test("gives no dose for a prescribed medicine and none for a child", () => {
    expect(
      breaking((row) => row.prescription_required === "Non" || row.default_posology === null),
    ).toEqual([]);
    const doseForChild =
      /(enfant|nourrisson|niño|lactante).*\d|\d.*(enfant|nourrisson|niño|lactante)/i;
    const posologies = (row: ReferenceRow) => [row.default_posology, row.default_posology_es];
    expect(breaking((row) => !doseForChild.test(posologies(row).join(" ")))).toEqual([]);
  });
});

describe.skipIf(!excerptIsHere)(againstTheExcerpt, () => {
  let excerpt: Edition;
  let medicines: Map<string, Medicine>;
  beforeAll(() => {
    excerpt = readExcerpt();
    medicines = new Map(excerpt.medicines.map((medicine) => [medicine.cis, medicine]));
  });
  const packOf = ({ cis, cip13 }: ReferenceRow) =>
    excerpt.packs.get(cis)?.find((pack) => pack.cip13 === cip13);

  test("every code names a box on sale, of that medicine", () => {
    expect(breaking((row) => packOf(row)?.isSold === true)).toEqual([]);
    const isSold = ({ cis }: ReferenceRow) =>
      medicines.get(cis)?.marketingState === "Commercialisée";
    expect(breaking(isSold)).toEqual([]);
  });

  test("the quantity is what the label says, grams rounded down", () => {
    expect(
      breaking((row) => {
        const size = packSize(packOf(row)?.label ?? "", isForm(row.form) ? row.form : null);
        return (size === null ? null : Math.floor(size)) === row.default_quantity;
      }),
    ).toEqual([]);
  });

  test("the price is what the patient pays", () => {
    expect(breaking((row) => packOf(row)?.price === row.price)).toEqual([]);
  });

  test("the official form maps onto the form", () => {
    expect(
      breaking(
        (row) =>
          formOf(medicines.get(row.cis)?.form ?? "", medicines.get(row.cis)?.name) === row.form,
      ),
    ).toEqual([]);
  });

  test("a prescription is asked for exactly when the conditions say so", () => {
    expect(
      breaking(
        (row) =>
          prescriptionOf(excerpt.conditions.get(row.cis) ?? []) ===
          (row.prescription_required === "Oui" ? "needed" : "not-needed"),
      ),
    ).toEqual([]);
  });

  test("each molecule is a component, and no component is forgotten", () => {
    expect(
      breaking((row) => namesAll(row.active_molecule, excerpt.substances.get(row.cis) ?? [])),
    ).toEqual([]);
  });

  test("each strength stands in the official name or composition", () => {
    expect(
      breaking((row) => {
        const composition = excerpt.substances.get(row.cis) ?? [];
        const official = strengths(
          [
            medicines.get(row.cis)?.name,
            ...composition.map((part) => `${part.strength} ; ${part.reference}`),
            ...composition.map((part) => percentageOf(part)),
          ].join(" ; "),
        );
        const claimed = strengths(row.dosage);
        return claimed.length > 0 && claimed.every((strength) => official.includes(strength));
      }),
    ).toEqual([]);
  });

  test("every word of the name is a word of the official name", () => {
    expect(
      breaking((row) => {
        const official = words(medicines.get(row.cis)?.name ?? "");
        return words(row.name).every((word) => official.includes(word));
      }),
    ).toEqual([]);
  });
});

function bothOrNone(french: string | null, spanish: string | null): boolean {
  return (french === null) === (spanish === null);
}
