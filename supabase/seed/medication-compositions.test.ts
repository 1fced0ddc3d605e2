import { beforeAll, describe, expect, test } from "vitest";
import { MOLECULE_NAMES } from "#domain/medicines/molecules/molecule-names.ts";
import { knownSubstance } from "#domain/substances/substance-identity.ts";
import {
  type CompositionRow,
  compositionRows,
  type PackRow,
  packRows,
  type SubstanceRow,
} from "#server/medicines/reference-rows.ts";
import { againstTheExcerpt, excerptIsHere, readExcerpt } from "#testing/samples/bdpm-excerpt.ts";
import { readSeed, referenceRows, seedRows } from "./reference-rows.ts";

const read = <Row>(name: string) => seedRows<Row>(readSeed(`medication_references_${name}.sql`));

const references = referenceRows(readSeed());
const substances = ["1_substances_a_to_k", "1_substances_l_to_z"].flatMap((name) =>
  read<SubstanceRow & { class_ids: string }>(name),
);
/** The seed names the column that the rows of all countries call their key. */
const keyed = <Row>(rows: readonly (Omit<Row, "key"> & { readonly cis: string })[]) =>
  rows.map(({ cis, ...row }) => ({ ...row, key: cis }));
const compositions = keyed<CompositionRow>(
  read<Omit<CompositionRow, "key"> & { cis: string }>("2_compositions"),
);
const packs = ["3_packs_of_tablets", "4_packs_of_other_forms"].flatMap((name) =>
  keyed<PackRow>(read<Omit<PackRow, "key"> & { cis: string }>(name)),
);

const compositionOf = (cis: string) => compositions.filter((row) => row.key === cis);

test("every medicine of the seed has a composition, and its own pack among its packs", () => {
  const composed = new Set(compositions.map(({ key }) => key));
  expect(references.filter(({ cis }) => !composed.has(cis))).toEqual([]);
  const codes = new Set(packs.map(({ cip13, key }) => `${cip13} ${key}`));
  expect(references.filter(({ cip13, cis }) => !codes.has(`${cip13} ${cis}`))).toEqual([]);
});

test("nothing is told of a medicine that the seed does not have", () => {
  const known = new Set(references.map(({ cis }) => cis));
  const strangers = [...compositions, ...packs].filter(({ key }) => !known.has(key));
  expect(strangers).toEqual([]);
});

test("a new installation knows that Doliprane 2,4 % is 24 mg of paracetamol in a millilitre", () => {
  expect(compositionOf("66477582")).toMatchObject([
    { substance_id: "paracetamol", amount: 2400, unit: "mg", per_amount: 100, per_unit: "ml" },
  ]);
});

test("all substances that rules know are there, with their names and classes", () => {
  const keys = Object.keys(MOLECULE_NAMES).filter((key) => key !== "low-dose-aspirin");
  const found = new Map(substances.map((row) => [row.id, row]));
  const told = keys.map((key) => found.get(key));
  expect(
    told.map((row) => [row?.id, row?.inn_fr, row?.inn_en, row?.inn_es, row?.class_ids]),
  ).toEqual(
    keys.map((key) => {
      const { id, innFr, innEn, innEs, classIds } = knownSubstance(key);
      return [id, innFr, innEn, innEs, `{${classIds.join(",")}}`];
    }),
  );
});

test("every substance of a composition is there, and each once", () => {
  const ids = substances.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const missing = compositions.filter(({ substance_id }) => !ids.includes(substance_id));
  expect(missing).toEqual([]);
});

describe.skipIf(!excerptIsHere)(againstTheExcerpt, () => {
  const known = new Set(references.map(({ cis }) => cis));
  const sorted = (rows: readonly { readonly key: string }[]) =>
    rows
      .filter(({ key }) => known.has(key))
      .map((row) => JSON.stringify(row, Object.keys(row).sort()))
      .sort();
  let edition: ReturnType<typeof readExcerpt>;
  beforeAll(() => {
    edition = readExcerpt();
  });

  test("compositions are those that an import writes", () => {
    expect(sorted(compositions)).toEqual(sorted(compositionRows(edition).compositions));
  });

  test("packs are those that an import writes", () => {
    expect(sorted(packs)).toEqual(sorted(packRows(edition).packs));
  });
});
