import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { excerptFolder } from "#testing/samples/bdpm-excerpt.ts";
import { importMedicines, type MedicineImport } from "./import-medicines.ts";

const today = day("2026-11-21");

const AVAILABILITY = `
60000001||1|Rupture de stock|14/04/2026|18/05/2026||https://ansm.sante.fr/troussalgan
60000003|3400930000045|2|Tension d'approvisionnement|01/02/2026|03/05/2026||https://ansm.sante.fr/armoiride
69999999||3|Arrêt de commercialisation|01/02/2026|03/05/2026||
`;
const INFORMATION = `
60000001|2026-03-01|2026-12-01|<a href='https://ansm.sante.fr/actualite'>Rappel de l&#039;utilisation</a>
`;

const bytes = (text: string) => Buffer.from(text.trimStart().replaceAll("|", "\t"));

describe.each(engines)("on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openWithoutMedicines({ openMigrated });
  });
  afterEach(() =>
    engine.transaction((tx) =>
      tx.script(`delete from auth.users; delete from public.medication_references;
        delete from public.reference_availability; delete from public.reference_information;
        delete from private.medicine_imports`),
    ),
  );
  afterAll(() => engine.close());

  const query = <Row>(sql: string, values: unknown[] = []) =>
    engine.transaction((tx) => tx.query<Row>(sql, values));
  const importFeeds = (
    availability: string | undefined,
    information?: string,
    order: Partial<MedicineImport> = {},
  ) =>
    importMedicines(engine, {
      files: {
        ...(availability !== undefined && { availability: bytes(availability) }),
        ...(information !== undefined && { information: bytes(information) }),
      },
      today,
      ...order,
    });
  const stored = () =>
    query("select xmin::text, * from public.reference_availability order by cis, cip13");

  test("feeds come with an edition, and are listed as imports of their own", async () => {
    const result = await importMedicines(engine, {
      files: { ...officialFiles(), availability: bytes(AVAILABILITY) },
      today,
      date: day("2026-04-28"),
    });
    expect(result).toMatchObject({
      outcome: { medicines: 4 },
      feeds: [{ file: "availability", date: "2026-05-18", rows: 3, added: 3, removed: 0 }],
    });
    expect(
      await query(
        "select source, source_date from private.medicine_imports order by id desc limit 1",
      ),
    ).toEqual([{ source: "BDPM, CIS_CIP_Dispo_Spec.txt", source_date: "2026-05-18" }]);
  });

  test("feeds come alone; twice the same changes no row", async () => {
    expect(await importFeeds(AVAILABILITY, INFORMATION)).toMatchObject({
      outcome: null,
      feeds: [
        { file: "availability", added: 3, removed: 0 },
        { file: "information", added: 1, removed: 0 },
      ],
    });
    const before = await stored();
    expect(before).toHaveLength(3);
    expect(await importFeeds(AVAILABILITY, INFORMATION)).toMatchObject({
      feeds: [
        { added: 0, removed: 0 },
        { added: 0, removed: 0 },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  test("a row that changes replaces itself, and one that is gone goes", async () => {
    await importFeeds(AVAILABILITY);
    const later = AVAILABILITY.replace("60000001||1|Rupture de stock", "60000001||4|Remise")
      .replace("18/05/2026", "20/05/2026")
      .replace(/69999999.*\n/, "");
    expect(await importFeeds(later, undefined, { isForced: true })).toMatchObject({
      feeds: [{ added: 1, removed: 2 }],
    });
    expect(
      await query("select cis, state from public.reference_availability order by cis"),
    ).toEqual([
      { cis: "60000001", state: "back" },
      { cis: "60000003", state: "tension" },
    ]);
  });

  test("a cut or older feed is refused with the edition it came with, unless forced", async () => {
    await importFeeds(AVAILABILITY);
    const cut = AVAILABILITY.trimStart().split("\n")[0] ?? "";
    await expect(
      importMedicines(engine, { files: { ...officialFiles(), availability: bytes(cut) }, today }),
    ).rejects.toThrow("CIS_CIP_Dispo_Spec.txt has 1 rows, and the last edition had 3");
    expect(await query("select from public.medication_references")).toEqual([]);
    await expect(importFeeds(AVAILABILITY.replaceAll("05/2026", "04/2026"))).rejects.toThrow(
      "The newest date in these files is 2026-04-18",
    );
    expect(await importFeeds(cut, undefined, { isForced: true })).toMatchObject({
      feeds: [{ removed: 2 }],
    });
  });

  test.each([
    ["", "CIS_CIP_Dispo_Spec.txt is empty"],
    ["<!DOCTYPE html>", "CIS_CIP_Dispo_Spec.txt is a page of the website"],
    ["60000001|liste I\n", "CIS_CIP_Dispo_Spec.txt contains the rows of CIS_CPD_bdpm.txt"],
  ])("a feed that is %j is refused, also when forced", async (text, says) => {
    await importFeeds(AVAILABILITY);
    await expect(importFeeds(text, undefined, { isForced: true })).rejects.toThrow(says);
    expect(await stored()).toHaveLength(3);
  });

  test("a box finds what is said of its medicine, by its reference and by the number on its pack", async () => {
    await importMedicines(engine, {
      files: {
        ...officialFiles(),
        availability: bytes(AVAILABILITY),
        information: bytes(INFORMATION),
      },
      today,
    });
    const notices = async (reference: string | null, number: string | null) => {
      const [row] = await query<{ said: unknown }>(
        `select public.official_notices(jsonb_populate_record(null::public.medications,
           jsonb_build_object('reference_id', (select id from public.medication_references where cis = $1),
             'official_number', $2::text))) as said`,
        [reference, number],
      );
      return row?.said;
    };
    expect(await notices("60000001", null)).toEqual({
      availability: [
        {
          state: "shortage",
          started_on: "2026-04-14",
          updated_on: "2026-05-18",
          url: "https://ansm.sante.fr/troussalgan",
          cip13: null,
          pack: null,
        },
      ],
      information: [
        {
          starts_on: "2026-03-01",
          ends_on: "2026-12-01",
          body: "Rappel de l'utilisation",
          url: "https://ansm.sante.fr/actualite",
        },
      ],
      recalls: null,
    });
    expect(await notices(null, "60000003")).toMatchObject({
      availability: [{ state: "tension", pack: 'plaquette(s) "blister" de 16 comprimé(s)' }],
      information: null,
    });
    expect(await notices("60000001", "60000003")).toMatchObject({
      availability: [{ state: "shortage" }, { state: "tension" }],
    });
    expect(await notices("60000002", null)).toBeNull();
    expect(await notices(null, null)).toBeNull();
  });
});

const official = join(excerptFolder, "CIS_CIP_Dispo_Spec.txt");

describe.skipIf(!existsSync(official))("against the official file of May 2026", () => {
  test("its rows are read, the last word of each pack", async () => {
    const [{ openMigrated }] = engines as unknown as [(typeof engines)[number]];
    const engine = await openWithoutMedicines({ openMigrated });
    const result = await importMedicines(engine, {
      files: { availability: readFileSync(official) },
      today,
    });
    expect(result.feeds).toMatchObject([{ date: "2026-05-19", rows: 744, leftOut: 0 }]);
    await engine.close();
  });
});
