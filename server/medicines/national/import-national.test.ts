import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { packCodeOf, readScan } from "#domain/medicines/codes/scan.ts";
import { CIMA, NDC_DIRECTORY, SOURCES } from "#domain/medicines/imports/source.ts";
import type { NationalFile } from "#domain/medicines/national/national-files.ts";
import {
  CIMA_BOXES,
  cimaDocument,
  cimaFiles,
  NDC_PACKAGES,
  NDC_PRODUCTS,
  ndcFiles,
  writeNationalFiles,
} from "#testing/builders/national-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { importMedicines } from "../import-medicines.ts";
import { importNational, type NationalImport } from "./import-national.ts";

const today = day("2026-11-21");
type Files = Partial<Record<NationalFile, string>>;

async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-national-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeNationalFiles(folder, files);
  return folder;
}

describe.each(engines)("on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openWithoutMedicines({ openMigrated });
  });
  afterEach(() =>
    engine.transaction((tx) =>
      tx.script(`delete from public.medication_references; delete from public.reference_packs;
        delete from public.substances; delete from private.medicine_imports`),
    ),
  );
  afterAll(() => engine.close());

  const query = <Row>(sql: string, values: unknown[] = []) =>
    engine.transaction((tx) => tx.query<Row>(sql, values));

  async function run(files: Files, order: Partial<NationalImport> = {}) {
    const folder = await folderOf(files);
    const list = files["ndc-products"] === undefined ? "cima" : "ndc";
    const { outcome } = await importNational(engine, { list, folder, today, ...order });
    return outcome;
  }

  const reference = async (key: string) =>
    (
      await query<Record<string, unknown>>(
        "select * from public.medication_references where source_key = $1",
        [key],
      )
    )[0];

  const composition = (key: string) =>
    query<Record<string, unknown>>(
      `select s.* from public.reference_substances s
       join public.medication_references r on r.id = s.reference_id where r.source_key = $1`,
      [key],
    );

  test("boxes of CIMA become medicines with their packs and substances", async () => {
    expect(await run(cimaFiles())).toEqual({
      date: "2026-05-20",
      medicines: 4,
      added: 4,
      changed: 0,
      returned: 0,
      withdrawn: 0,
      leftOut: 0,
    });
    expect(await reference("50001")).toMatchObject({
      source: CIMA.name,
      country: "ES",
      cis: null,
      official_code: "50001",
      name: "Trousalgin",
      dosage: "650 mg",
      form: "Comprimé",
      prescription_required: "Non",
      active_molecule: "Paracetamol",
      default_quantity: 20,
      atc: "N02BE01",
      marketing_state: "Comercializado",
      remoteness: 1,
    });
    expect(await composition("50001")).toMatchObject([
      {
        substance_id: "paracetamol",
        amount: "650",
        unit: "mg",
        per_unit: "tablet",
        is_salt: false,
      },
    ]);
    expect(await reference("50002")).toMatchObject({ form: "Sirop", default_quantity: 150 });
    expect(await composition("50002")).toMatchObject([
      { substance_id: "ibuprofen", amount: "100", per_amount: "1", per_unit: "ml" },
    ]);
    expect(await composition("50003")).toMatchObject([
      { substance_id: "metformin", amount: "850", is_salt: true },
    ]);
    expect(await reference("1190001001")).toMatchObject({
      prescription_required: "Oui",
      remoteness: 2,
      marketing_state: "No comercializado",
    });
  });

  test("a substance that no rule knows stays one of its own, with the name that its list has", async () => {
    await run(cimaFiles());
    expect(await query("select * from public.substances where id = 'novedadina'")).toMatchObject([
      { inn_fr: null, inn_en: null, inn_es: "novedadina", class_ids: "{}" },
    ]);
  });

  test("products of the directory become medicines, and salts weigh nothing that is told", async () => {
    expect(await run(ndcFiles())).toMatchObject({ date: "2026-03-15", medicines: 3, added: 3 });
    expect(await reference("99901-101")).toMatchObject({
      source: NDC_DIRECTORY.name,
      country: "US",
      name: "Trousenol Extra Strength",
      dosage: "500 mg",
      form: "Comprimé",
      prescription_required: "Non",
      active_molecule: "Acetaminophen",
      default_quantity: 24,
    });
    expect(await composition("99901-101")).toMatchObject([
      { substance_id: "paracetamol", amount: "500", unit: "mg", per_unit: "tablet" },
    ]);
    expect(await composition("99901-102")).toMatchObject([
      { substance_id: "paracetamol", amount: "160", per_amount: "5", per_unit: "ml" },
    ]);
    expect(await composition("99901-103")).toMatchObject([
      { substance_id: "metformin", amount: null, unknown_because: "salt-or-base" },
    ]);
    expect(await reference("99901-103")).toMatchObject({ prescription_required: "Oui" });
    expect(await reference("99901-104")).toBeUndefined();
  });

  test.each([
    { scanned: "8470006000014", name: "Trousalgin", quantity: "20.000" },
    { scanned: "600002", name: "Trousalgin", quantity: "40.000" },
    { scanned: "399901101245", name: "Trousenol Extra Strength", quantity: "24.000" },
  ])("the code $scanned on a box finds its medicine", async ({ scanned, name, quantity }) => {
    await run(cimaFiles());
    await run(ndcFiles());
    const scan = readScan(scanned, { today, isDecoded: true });
    const code = scan && packCodeOf(scan.product);
    expect(
      await query(
        `select r.name, p.quantity from public.reference_packs p
         join public.medication_references r on r.id = p.reference_id where p.cip13 = $1`,
        [code],
      ),
    ).toEqual([{ name, quantity }]);
  });

  test.each([
    { list: "cima", files: cimaFiles() },
    { list: "ndc", files: ndcFiles() },
  ])("importing the files of $list twice changes nothing", async ({ files }) => {
    await run(files);
    const all = () =>
      Promise.all(
        [
          "select * from public.medication_references order by id",
          "select * from public.reference_packs order by cip13",
          "select * from public.substances order by id",
          "select * from public.reference_substances order by reference_id, substance_id",
        ].map((sql) => query(sql)),
      );
    const before = await all();
    expect(await run(files)).toMatchObject({ added: 0, changed: 0, withdrawn: 0 });
    expect(await all()).toEqual(before);
  });

  test("what a list no longer names is withdrawn and kept, in its own country alone", async () => {
    await importMedicines(engine, { files: officialFiles(), today });
    await run(ndcFiles());
    await run(cimaFiles());
    const fewer = cimaFiles(CIMA_BOXES.filter(({ registration }) => registration !== "50002"));
    expect(await run(fewer, { isForced: true })).toMatchObject({ withdrawn: 1 });
    expect(
      await query(
        "select source_key from public.medication_references where withdrawn_at is not null",
      ),
    ).toEqual([{ source_key: "50002" }]);
    expect(
      await query("select cip13 from public.reference_packs where withdrawn_at is not null"),
    ).toEqual([{ cip13: "8470006000038" }]);
    expect(await run(cimaFiles())).toMatchObject({ returned: 1 });
    // The French files take back none of the Spanish packs, nor the names of the substances.
    await importMedicines(engine, { files: officialFiles(), today });
    expect(
      await query("select cip13 from public.reference_packs where withdrawn_at is not null"),
    ).toEqual([]);
    expect(await query("select inn_es from public.substances where id = 'novedadina'")).toEqual([
      { inn_es: "novedadina" },
    ]);
  });

  test("doses of one substance from three countries are of one substance", async () => {
    await importMedicines(engine, { files: officialFiles(), today });
    await run(cimaFiles());
    await run(ndcFiles());
    const countries = await query(
      `select distinct r.country from public.reference_substances s
       join public.medication_references r on r.id = s.reference_id
       where s.substance_id = 'paracetamol' and not s.is_salt order by 1`,
    );
    expect(countries).toEqual([{ country: "ES" }, { country: "FR" }, { country: "US" }]);
  });

  test.each([
    {
      is: "shrunken",
      files: cimaFiles(CIMA_BOXES.slice(0, 3)),
      reason: { file: "presentations", rows: 3, before: 5 },
    },
    {
      is: "older",
      files: { ...cimaFiles(), presentations: cimaDocument(CIMA_BOXES, "2026-04-01") },
      reason: { date: "2026-04-01", before: "2026-05-20" },
    },
    {
      is: "prescriptions",
      files: cimaFiles(CIMA_BOXES.map((box) => ({ ...box, needsPrescription: true }))),
      reason: { changed: 2, of: 4 },
    },
    {
      is: "truncated",
      files: { ...cimaFiles(), presentations: cimaDocument(CIMA_BOXES).slice(0, -400) },
      reason: { file: "presentations" },
    },
    {
      is: "web-page",
      files: { ...cimaFiles(), presentations: "<!DOCTYPE html><html><body>Error</body></html>" },
      reason: { file: "presentations" },
    },
    {
      is: "empty",
      files: { ...cimaFiles(), presentations: "" },
      reason: { file: "presentations" },
    },
    {
      is: "other-file",
      files: { ...cimaFiles(), presentations: "<?xml version='1.0'?><recetas/>" },
      reason: { file: "presentations", looksLike: null },
    },
    {
      is: "missing",
      files: { presentations: cimaDocument(CIMA_BOXES) },
      reason: { file: "active-ingredients" },
    },
  ])("a doubtful or damaged edition is refused: $is", async ({ is, files, reason }) => {
    await run(cimaFiles());
    const before = await query("select * from public.medication_references order by id");
    await expect(run(files)).rejects.toMatchObject({ reason: { is, ...reason } });
    expect(await query("select * from public.medication_references order by id")).toEqual(before);
  });

  test("packages of another edition are refused, and an insistent operator is obeyed", async () => {
    const strangers = NDC_PACKAGES.map((row, index) => row.replaceAll("99901-", `8880${index}-`));
    const mixed = ndcFiles(NDC_PRODUCTS, strangers);
    await expect(run(mixed)).rejects.toMatchObject({
      reason: { is: "of-two-editions", packs: "ndc-packages", medicines: "ndc-products" },
    });
    expect(await run(mixed, { isForced: true })).toMatchObject({ added: 3 });
  });

  test("files are known by what is in them, whatever they are called", async () => {
    const folder = await folderOf({});
    for (const [file, text] of Object.entries(cimaFiles())) {
      await writeFile(join(folder, `${file}.xml`), text);
    }
    await writeFile(join(folder, "notes.txt"), "not read");
    const { outcome } = await importNational(engine, { list: "cima", folder, today });
    expect(outcome).toMatchObject({ medicines: 4 });
  });

  test("the search shows the medicines of the own country first", async () => {
    await importMedicines(engine, { files: officialFiles(), today });
    await run(cimaFiles());
    const found = (words: string, country: string | null) =>
      query<{ name: string }>("select name from public.search_medication_references($1, 5, $2)", [
        words,
        country,
      ]).then((rows) => rows.map(({ name }) => name));
    expect((await found("paracetamol", "ES"))[0]).toBe("Trousalgin");
    expect((await found("paracetamol", "FR"))[0]).toMatch(/^Troussalgan/);
    // A box that was brought home from there.
    expect(await found("trousapiro", "FR")).toEqual(["Trousapiro"]);
    expect(await found("trousapira", "FR")).toEqual(["Trousapiro"]);
  });

  test("the database knows the country of every source", async () => {
    for (const { name, country } of SOURCES) {
      const [row] = await query<{ country: string }>(
        `insert into public.medication_references
           (name, dosage, form, prescription_required, active_molecule, source, source_date)
         values ('x', '', 'Autre', 'Non', 'x', $1, '2026-01-01') returning country`,
        [name],
      );
      expect(row?.country).toBe(country);
    }
  });
});
