import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listGenericGroups } from "#app/features/generic-groups/data.ts";
import { BDPM, CIMA } from "#domain/medicines/imports/source.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

/** A medicine of a list. */
const LISTED = {
  original: { cis: "69000001", name: "Trousalgan", source: BDPM.name },
  generic: { cis: "69000002", name: "Paracétamol Maison", source: BDPM.name },
  half: { cis: "69000003", name: "Paracétamol Autre", source: BDPM.name },
  gone: { cis: "69000004", name: "Ancien nom", source: BDPM.name },
  alone: { cis: "69000005", name: "Sans groupe", source: BDPM.name },
  // A row of another list does not become French by its number.
  spanish: { cis: "69000001", name: "Español", source: CIMA.name },
} as const;
type Listed = keyof typeof LISTED;

describe.each(engines)("the generic groups of medicines on $name", (place) => {
  let installation: Installation;
  let house: Household;
  const ids = Object.fromEntries(Object.keys(LISTED).map((key) => [key, randomUUID()])) as Record<
    Listed,
    string
  >;

  beforeAll(async () => {
    installation = await startInstallation(place);
    house = await installation.engine.transaction(async (tx) => {
      for (const [key, { cis, name, source }] of Object.entries(LISTED)) {
        await tx.query(
          `insert into public.medication_references
             (id, name, dosage, form, prescription_required, active_molecule, source, source_date, cis)
           values ($1, $2, '500 mg', 'Comprimé', 'Non', 'Paracétamol', $3, '2026-04-28', $4)`,
          [ids[key as Listed], name, source, cis],
        );
      }
      await tx.query(`insert into public.generic_groups (number, label, source_date) values
        (70001, 'PARACETAMOL 500 mg - TROUSALGAN 500 mg, comprimé', '2026-04-28'),
        (70002, 'AUTRE GROUPE', '2026-04-28')`);
      await tx.query(`insert into public.generic_group_members (group_number, cis, kind, withdrawn_at) values
        (70001, '69000003', 'complementary', null),
        (70001, '69000002', 'generic', null),
        (70001, '69000001', 'original', null),
        (70001, '69000004', 'generic', now()),
        (70001, '69000099', 'generic', null),
        (70002, '69000004', 'generic', now())`);
      return aHousehold(tx, "house");
    });
  });
  afterAll(() => installation.close());

  const asked = (...keys: readonly Listed[]) =>
    listGenericGroups(
      installation.signedIn(house),
      keys.map((key) => ids[key]),
      new AbortController().signal,
    );

  test("a group has its label, its edition and its members, originals first and those that left last", async () => {
    const [group, ...others] = await asked("generic");
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      number: 70001,
      label: "PARACETAMOL 500 mg - TROUSALGAN 500 mg, comprimé",
      editionOn: "2026-04-28",
      unlisted: 1,
    });
    expect(group?.members.map(({ name, kind, hasLeft }) => ({ name, kind, hasLeft }))).toEqual([
      { name: "Trousalgan", kind: "original", hasLeft: false },
      { name: "Paracétamol Autre", kind: "complementary", hasLeft: false },
      { name: "Paracétamol Maison", kind: "generic", hasLeft: false },
      { name: "Ancien nom", kind: "generic", hasLeft: true },
    ]);
    expect(group?.members[0]).toMatchObject({ referenceId: ids.original, cis: "69000001" });
  });

  test("two medicines of one group bring it once", async () => {
    expect(await asked("original", "half", "generic")).toHaveLength(1);
  });

  test.each([
    { of: "alone", because: "is in none" },
    { of: "gone", because: "left its groups" },
    { of: "spanish", because: "is of another list" },
  ] as const)("a medicine that $because has no group", async ({ of }) => {
    expect(await asked(of)).toEqual([]);
  });

  test("no more than fifty medicines are looked up", async () => {
    const strangers = Array.from({ length: 50 }, () => randomUUID());
    const { data } = await installation
      .signedIn(house)
      .rpc("list_generic_groups", { reference_ids: [...strangers, ids.original] });
    expect(data).toEqual([]);
  });
});
