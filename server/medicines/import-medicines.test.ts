import { randomUUID } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { engines } from "#testing/engines/engines.ts";
import { openWithoutMedicines } from "#testing/engines/without-medicines.ts";
import { importMedicines, type MedicineImport } from "./import-medicines.ts";

const today = day("2026-11-21");
const april = day("2026-04-28");
const may = day("2026-05-28");

type Change = NonNullable<Parameters<typeof officialFiles>[0]>["change"];

/** Removes the medicine whose code ends with this digit from the files. */
const without =
  (digit: number): Change =>
  (text) =>
    text.replace(new RegExp(`^6000000${digit}\\|.*\\n`, "gm"), "");

describe.each(engines)("on $name", ({ name, openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openWithoutMedicines({ openMigrated });
  });
  afterEach(() =>
    engine.transaction((tx) =>
      tx.script(`delete from auth.users; delete from public.medication_references;
        delete from private.medicine_imports`),
    ),
  );
  afterAll(() => engine.close());

  const runImport = async (change?: Change, order: Partial<MedicineImport> = {}) => {
    const { outcome } = await importMedicines(engine, {
      files: officialFiles(change && { change }),
      today,
      date: april,
      ...order,
    });
    return outcome;
  };
  const query = <Row>(sql: string, values: unknown[] = []) =>
    engine.transaction((tx) => tx.query<Row>(sql, values));
  const rows = () =>
    query<Record<string, unknown>>("select * from public.medication_references order by cis");
  const row = async (cis: string) =>
    (
      await query<Record<string, unknown>>(
        "select * from public.medication_references where cis = $1",
        [cis],
      )
    )[0];

  test.each([
    {
      because: "a file is missing",
      file: "conditions",
      text: undefined,
      says: "CIS_CPD_bdpm.txt is missing: ",
    },
    { because: "a file is empty", file: "packs", text: "", says: "CIS_CIP_bdpm.txt is empty: " },
    {
      because: "a file is a page of the site",
      file: "medicines",
      text: "<!DOCTYPE html>",
      says: "CIS_bdpm.txt is a page of the website, not the file: ",
    },
    {
      because: "a file is another",
      file: "substances",
      text: "60000001|liste I\n",
      says: "CIS_COMPO_bdpm.txt contains the rows of CIS_CPD_bdpm.txt: ",
    },
    {
      because: "compositions stand under the name of the conditions",
      file: "conditions",
      text: "60000001|comprimé|02202|PARACÉTAMOL|500,00 mg|un comprimé|SA|1\n",
      says: "CIS_CPD_bdpm.txt contains the rows of CIS_COMPO_bdpm.txt: ",
    },
    {
      because: "a file is none of theirs",
      file: "generics",
      text: "Doliprane;500 mg\n",
      says: "CIS_GENER_bdpm.txt has neither the layout of 2017 nor ",
    },
  ])("nothing is imported when $because, not even when forced", async ({ file, text, says }) => {
    const broken = runImport((whole, name) => (name === file ? text : whole), { isForced: true });
    await expect(broken).rejects.toThrow(says);
    expect(await rows()).toEqual([]);
  });

  test("a file that has shrunk is refused, and imported when forced", async () => {
    await runImport();
    const shrunk = without(2);
    await expect(runImport(shrunk, { date: may })).rejects.toThrow(
      "CIS_bdpm.txt has 3 rows, and the last edition had 4: download it again, or import the downloaded files with --force if it is correct.",
    );
    expect(await row("60000002")).toMatchObject({ withdrawn_at: null, source_date: april });
    expect(await runImport(shrunk, { date: may, isForced: true })).toMatchObject({ withdrawn: 1 });
  });

  test("an older edition is refused, and imported when forced", async () => {
    await runImport(undefined, { date: may });
    await expect(runImport()).rejects.toThrow(
      "The newest date in these files is 2026-04-28, and an edition of 2026-05-28 is already imported",
    );
    expect((await row("60000001"))?.source_date).toBe(may);
    await runImport(undefined, { isForced: true });
    expect((await row("60000001"))?.source_date).toBe(april);
  });

  test("packs of another edition are refused", async () => {
    const strangers: Change = (text, file) =>
      file === "packs" ? text.replaceAll("6000000", "6111111") : text;
    await expect(runImport(strangers)).rejects.toThrow("CIS_CIP_bdpm.txt lists 4 medicines that ");
  });

  test("a failure in the middle leaves nothing behind", async () => {
    const progress = () => {
      throw new Error("The lights went out.");
    };
    await expect(runImport(undefined, { progress })).rejects.toThrow("The lights went out.");
    expect(await rows()).toEqual([]);
    expect(await query("select from private.medicine_imports")).toEqual([]);
  });

  test("an import records the edition, with its source", async () => {
    const seen: string[] = [];
    const outcome = await runImport(undefined, {
      progress: (done, total) => seen.push(`${done} of ${total}`),
    });
    expect(outcome).toEqual({
      date: april,
      medicines: 4,
      added: 4,
      changed: 0,
      returned: 0,
      withdrawn: 0,
      leftOut: 0,
    });
    expect(seen).toEqual(["4 of 4"]);
    expect(await row("60000003")).toMatchObject({
      source: BDPM.name,
      source_key: "60000003",
      source_date: april,
      cip13: "3400930000045",
      atc: "N02AJ06",
      name: "Armoiride Codéine",
      price: "1466.29",
      prescription_required: "Oui",
      active_molecule: "Paracétamol + Codéine",
      default_quantity: 16,
      marketing_state: "Commercialisée",
      is_curated: false,
      withdrawn_at: null,
      treated_symptoms: null,
    });
  });

  test("without a date, the newest date in the files is used", async () => {
    expect(await runImport(undefined, { date: undefined })).toMatchObject({ date: "2026-04-23" });
  });

  test("the layouts of 2017 and of 2026 give the same rows", async () => {
    await importMedicines(engine, { files: officialFiles({ layout: "2017" }), today, date: april });
    const before = await rows();
    expect(before).toHaveLength(4);
    expect(await runImport()).toMatchObject({ added: 0, changed: 0, withdrawn: 0 });
    expect(await rows()).toEqual(before);
  });

  test("an edition imported twice changes nothing", async () => {
    await runImport();
    const before = await rows();
    expect(await runImport()).toMatchObject({ medicines: 4, added: 0, changed: 0, withdrawn: 0 });
    expect(await rows()).toEqual(before);
  });

  test("a new edition updates what it changes, and the date of the rest", async () => {
    await runImport();
    const dearer: Change = (text) => text.replace("1,16|2,18|1,02", "1,28|2,30|1,02");
    expect(await runImport(dearer, { date: may })).toMatchObject({ added: 0, changed: 1 });
    expect(await row("60000001")).toMatchObject({ price: "2.30", source_date: may });
    expect(await row("60000003")).toMatchObject({ price: "1466.29", source_date: may });
  });

  test("a medicine that disappears is withdrawn, breaks no box, and is restored when it returns", async () => {
    await runImport();
    const before = await row("60000001");
    const box = await aBoxOf(String(before?.id));

    const gone = await runImport(without(1), { date: may, isForced: true });
    expect(gone).toMatchObject({ withdrawn: 1, changed: 0 });
    expect(await row("60000001")).toMatchObject({ id: before?.id, source_date: april });
    expect((await row("60000001"))?.withdrawn_at).not.toBeNull();
    expect(await query("select reference_id from public.medications where id = $1", [box])).toEqual(
      [{ reference_id: before?.id }],
    );

    // A medicine that is still missing is not counted as withdrawn again.
    const again = await runImport(without(1), { date: may, isForced: true });
    expect(again).toMatchObject({ withdrawn: 0 });

    const back = await runImport(undefined, { date: may });
    expect(back).toMatchObject({ returned: 1, changed: 1, added: 0, withdrawn: 0 });
    expect(await row("60000001")).toMatchObject({ id: before?.id, withdrawn_at: null });
  });

  test("a box code that moves to another medicine moves", async () => {
    await runImport();
    const moved: Change = (text, file) =>
      file === "packs" ? text.replace("60000003|3000004", "60000002|3000004") : text;
    await runImport(moved, { date: may });
    expect(await row("60000003")).toMatchObject({ cip13: null, price: null });
  });

  test("a row written by hand keeps its wording and its box, and gains the official facts", async () => {
    const [written] = await byHand({ cip13: "3400930000021", default_quantity: 100 });
    expect(await runImport()).toMatchObject({ added: 3, changed: 1 });
    expect(await row("60000001")).toMatchObject({
      id: written?.id,
      is_curated: true,
      name: "Ma Troussalgan",
      dosage: "un demi-gramme",
      treated_symptoms: "Douleurs",
      default_posology: "1 comprimé",
      cip13: "3400930000021",
      default_quantity: 100,
      price: null,
      marketing_state: "Commercialisée",
      source_date: april,
    });
  });

  test("a box chosen by hand that is not sold any more is replaced by one that is", async () => {
    await byHand({ cip13: "3400930000069", default_quantity: 100 });
    await runImport();
    expect(await row("60000001")).toMatchObject({
      name: "Ma Troussalgan",
      cip13: "3400930000014",
      default_quantity: 16,
      price: "2.18",
    });
  });

  test("directions are removed when a medicine begins to need a prescription", async () => {
    await byHand({});
    await runImport((text, file) => (file === "conditions" ? `${text}60000001|liste II\n` : text));
    expect(await row("60000001")).toMatchObject({
      prescription_required: "Oui",
      default_posology: null,
      treated_symptoms: "Douleurs",
    });
  });

  test("where the box decides about a prescription, the value contains Oui as a warning", async () => {
    await runImport((text, file) =>
      file === "conditions"
        ? `${text}60000001|selon la présentation, liste I ou hors liste\n`
        : text,
    );
    expect((await row("60000001"))?.prescription_required).toBe(
      "Oui ou non, selon la présentation",
    );
  });

  test("an edition that changes prescriptions for many is rejected, and imported when forced", async () => {
    await runImport();
    const change = (text: string, file: string) =>
      file === "conditions" ? text.replace("liste I\n", "renouvellement non restreint\n") : text;
    await expect(runImport(change)).resolves.toMatchObject({ changed: 0 });
    const all = (text: string, file: string) =>
      file === "conditions" ? "60000001|liste I\n60000002|liste I\n60000003|liste I\n" : text;
    await expect(runImport(all, { date: may })).rejects.toThrow(
      "3 of 4 medicines would change whether they need a prescription: download CIS_CPD_bdpm.txt again",
    );
    expect((await row("60000001"))?.prescription_required).toBe("Non");
    await runImport(all, { date: may, isForced: true });
    expect((await row("60000001"))?.prescription_required).toBe("Oui");
  });

  test("after a wrong file was refused the right one is imported without force", async () => {
    const wrong = (text: string, file: string) =>
      file === "conditions"
        ? "60000001|comprimé|02202|PARACÉTAMOL|500 mg|un comprimé|SA|1\n"
        : text;
    await runImport();
    await expect(runImport(wrong, { date: may, isForced: true })).rejects.toThrow(
      "contains the rows of",
    );
    await expect(runImport(undefined, { date: may })).resolves.toMatchObject({ changed: 0 });
  });

  test("rows of another source are not changed", async () => {
    await byHand({ source: "Nomenclátor" });
    expect(await runImport()).toMatchObject({ added: 4, withdrawn: 0 });
    expect(await runImport(without(1), { date: may, isForced: true })).toMatchObject({
      withdrawn: 1,
    });
    const [other] = await query(
      "select withdrawn_at from public.medication_references where source = $1",
      ["Nomenclátor"],
    );
    expect(other).toEqual({ withdrawn_at: null });
  });

  test("two imports at once do not interfere", async () => {
    if (name === "pglite") {
      // PGlite has one connection, so the second waits in its queue.
      const [first, second] = await Promise.all([runImport(), runImport()]);
      expect([first?.added, second?.added]).toEqual([4, 0]);
      return;
    }
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = engine.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(7305180003)::text");
      held.resolve();
      await over.promise;
    });
    await held.promise;
    await expect(runImport()).rejects.toThrow(
      "Another import is running: try again when it has finished.",
    );
    over.resolve();
    await other;
    expect(await runImport()).toMatchObject({ added: 4 });
  });

  async function aBoxOf(reference: string): Promise<string> {
    const [account, box] = [randomUUID(), randomUUID()];
    await query(
      "insert into auth.users (id, email, email_confirmed_at) values ($1::uuid, 'claire@example.org', now())",
      [account],
    );
    await query(
      `insert into public.medications
         (id, user_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1::uuid, $2::uuid, $3::uuid, 'Troussalgan', '500 mg', 'Comprimé', 16, 4, '2027-05-31')`,
      [box, account, reference],
    );
    return box;
  }

  function byHand(change: Record<string, unknown>) {
    const line = {
      cis: "60000001",
      cip13: "3400930000014",
      name: "Ma Troussalgan",
      dosage: "un demi-gramme",
      form: "Comprimé",
      active_molecule: "Paracétamol",
      prescription_required: "Non",
      default_quantity: 16,
      treated_symptoms: "Douleurs",
      default_posology: "1 comprimé",
      source: BDPM.name,
      source_date: "2026-01-01",
      ...change,
    };
    const columns = Object.keys(line).join(", ");
    return query<{ id: string }>(
      `insert into public.medication_references (${columns})
       select ${columns} from jsonb_populate_record(null::public.medication_references, $1::jsonb)
       returning id`,
      [line],
    );
  }
});
