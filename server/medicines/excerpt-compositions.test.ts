import { beforeAll, describe, expect, test } from "vitest";
import type { Edition } from "#domain/medicines/official/edition.ts";
import type { Substance } from "#domain/medicines/official/substances.ts";
import { type ComposedSubstance, compositionOf } from "#domain/substances/composition.ts";
import { readCompositionLine } from "#domain/substances/composition-line.ts";
import { UNKNOWN_REASONS } from "#domain/substances/unknown-amount.ts";
import { againstTheExcerpt, excerptIsHere, readExcerpt } from "#testing/samples/bdpm-excerpt.ts";
import { compositionRows, packRows } from "./reference-rows.ts";

/** Read here in the plainest way, and only where the text is plain. */
const MILLIGRAMS: Readonly<Record<string, number>> = { mg: 1, g: 1000, microgrammes: 0.001 };
const PLAIN = String.raw`(\d+(?: \d{3})*(?:,\d+)?) ?(mg|g|microgrammes)`;

function plainMilligrams(digits = "", unit = ""): number {
  return Number(digits.replaceAll(" ", "").replace(",", ".")) * (MILLIGRAMS[unit] ?? Number.NaN);
}

/** All weights in a text, the smallest first. */
function weights(text: string): number[] {
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d.,])${PLAIN}(?![\\p{L}])`, "gu"));
  return [...found].map(([, digits, unit]) => plainMilligrams(digits, unit)).sort((a, b) => a - b);
}

const isNear = (one: number, other: number | undefined) =>
  other !== undefined && Math.abs(one - other) <= 1e-6 * one;

describe.skipIf(!excerptIsHere)(againstTheExcerpt, () => {
  let edition: Edition;
  let lines: readonly Substance[];
  let composed: readonly { readonly name: string; readonly of: readonly ComposedSubstance[] }[];
  beforeAll(() => {
    edition = readExcerpt();
    lines = [...edition.substances.values()].flat();
    composed = edition.medicines.map(({ cis, name }) => ({
      name,
      of: compositionOf(name, edition.substances.get(cis) ?? []),
    }));
  });

  test("every line becomes milligrams or says why not", () => {
    expect(lines).toHaveLength(8073);
    const readings = lines.map(readCompositionLine);
    const wrong = readings.filter(
      ({ amount, unknownBecause }) =>
        (unknownBecause === null) !== (amount?.unit === "mg") ||
        !(amount === null || (amount.amount > 0 && amount.perAmount > 0)) ||
        !(unknownBecause === null || UNKNOWN_REASONS.includes(unknownBecause)),
    );
    expect(wrong).toEqual([]);
  });

  test("no line that states a plain weight is without milligrams, patches and homeopathy aside", () => {
    const stated = lines.filter(
      ({ strength, reference, name }) =>
        new RegExp(`^${PLAIN}$`).test(strength) &&
        !/homéopathique/i.test(name) &&
        /^(?:un comprimé|une gélule|un suppositoire|un sachet|100 ml|1 ml|100 g)$/i.test(reference),
    );
    expect(stated.length).toBeGreaterThan(3000);
    const silent = stated.filter((line) => readCompositionLine(line).unknownBecause !== null);
    expect(silent).toEqual([]);
  });

  test.each([
    { reference: "un comprimé", per: 1, unit: "tablet" },
    { reference: "une gélule", per: 1, unit: "capsule" },
    { reference: "un suppositoire", per: 1, unit: "suppository" },
    { reference: "100 ml", per: 100, unit: "ml" },
    { reference: "100 g", per: 100, unit: "g" },
  ])("plain weights of $reference are the milligrams of $per $unit", ({ reference, per, unit }) => {
    const plain = lines.filter(
      (line) =>
        line.reference === reference &&
        new RegExp(`^${PLAIN}$`).test(line.strength) &&
        readCompositionLine(line).unknownBecause === null,
    );
    expect(plain.length).toBeGreaterThan(0);
    const off = plain.filter((line) => {
      const { amount } = readCompositionLine(line);
      const [wanted] = weights(line.strength);
      const isSame = amount !== null && isNear(amount.amount, wanted);
      return !isSame || amount.perAmount !== per || amount.perUnit !== unit;
    });
    expect(off).toEqual([]);
  });

  test("where a name has one weight for each substance of a tablet, they are those of its composition", () => {
    const comparable = composed.filter(
      ({ name, of }) =>
        of.length > 0 &&
        weights(name).length === of.length &&
        of.every(
          ({ amount, unknownBecause }) =>
            unknownBecause === null &&
            /^(?:tablet|capsule|suppository)$/.test(amount?.perUnit ?? ""),
        ),
    );
    expect(comparable.length).toBeGreaterThan(1500);
    const off = comparable.filter(({ name, of }) => {
      const amounts = of.map(({ amount }) => amount?.amount ?? 0).sort((a, b) => a - b);
      return !amounts.every((amount, at) => isNear(amount, weights(name)[at]));
    });
    expect(off.map(({ name }) => name.split(",")[0])).toEqual(OTHER_WEIGHTS);
  });

  test("every pack of the file has its row, and each code its own", () => {
    const { packs, leftOut } = packRows(edition);
    expect(leftOut).toBe(0);
    expect(packs).toHaveLength(5730);
    expect(new Set(packs.map(({ cip7 }) => cip7)).size).toBe(5730);
    const known = packs.filter(({ quantity }) => quantity !== null).length;
    expect(known / packs.length).toBeGreaterThan(0.9);
  });

  test("no row of the composition is left out, and each medicine names a substance once", () => {
    const { compositions, leftOut } = compositionRows(edition);
    expect(leftOut).toBe(0);
    const keys = compositions.map(({ key, substance_id }) => `${key} ${substance_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    const composedMedicines = new Set(compositions.map(({ key }) => key));
    expect(edition.medicines.filter(({ cis }) => !composedMedicines.has(cis)).length).toBeLessThan(
      3,
    );
  });
});

/** Their names round to whole milligrams. */
const OTHER_WEIGHTS = ["ENTRESTO 24 mg/26 mg", "ENTRESTO 49 mg/51 mg"];
