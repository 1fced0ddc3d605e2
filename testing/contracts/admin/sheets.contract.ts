import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "#app/client/database/browser-db.ts";
import {
  addLine,
  deleteLine,
  listLines,
  type SheetLine,
  saveLine,
} from "#app/features/sheets/data.ts";
import { REFERENCE_SHEETS, URGENT_HELP } from "#domain/sheets/reference-sheets.ts";
import { checkLine, draftOf, type Sheet, type SheetDraft } from "#domain/sheets/sheet.ts";
import { SITE_SHEETS } from "#domain/sheets/site-sheets.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const sheets: readonly (readonly [string, Sheet])[] = Object.entries({
  ...REFERENCE_SHEETS,
  ...SITE_SHEETS,
});

/** A line that holds, and that no seed has. */
function full({ columns, name: table }: Sheet): SheetDraft {
  const sample = { text: "zzz", long: "zzz\nzzz", number: "1", day: "2026-11-21" };
  const address = { link: "https://zzz.example/a", picture: "/images/zzz.webp" };
  const filled = columns.map(({ name, kind, choices, pattern, initial }) => {
    if (kind === "choice") return [name, choices?.[0] ?? ""];
    if (kind === "switch") return [name, "true"];
    return [name, pattern ? initial || "zzz" : { ...sample, ...address }[kind]];
  });
  const draft: SheetDraft = Object.fromEntries(filled);
  if (table !== "symptoms_medications") return draft;
  return { ...draft, ...URGENT_HELP, red_flag: "", severity: "urgent" };
}

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Db;
  let others: readonly (readonly [string, Db])[];

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  const signedIn = (house: Household) => installation.signedIn(house) as unknown as Db;

  beforeAll(async () => {
    installation = await startInstallation(place);
    const [runs, member, moderator] = await sql(async (tx) => [
      await aHousehold(tx, "admin"),
      await aHousehold(tx, "member"),
      await aHousehold(tx, "moderator"),
    ]);
    await sql((tx) =>
      tx.query("insert into public.user_roles (user_id, role) values ($1, 'moderator')", [
        moderator.account,
      ]),
    );
    admin = signedIn(runs);
    others = [
      ["visitor", installation.visitor() as unknown as Db],
      ["member", signedIn(member)],
      ["moderator", signedIn(moderator)],
    ];
  });
  afterAll(() => installation.close());

  const find = async (sheet: Sheet, draft: SheetDraft): Promise<SheetLine> => {
    const { lines } = await listLines(admin, sheet, "zzz");
    const line = lines.find(({ entry }) =>
      sheet.titles.every((name) => entry[name] === draft[name]),
    );
    if (!line) throw new Error(`No line of ${sheet.name} is called so.`);
    return line;
  };

  describe.each(sheets)("the sheet %s", (_, sheet) => {
    test("names columns that its table has, and leaves none empty that it must fill", async () => {
      const columns = await sql((tx) =>
        tx.query<{ name: string; must: boolean }>(
          `select attname::text as name,
             attnotnull and not atthasdef and attidentity = '' and attgenerated = '' as must
           from pg_attribute
           where attrelid = ('public.' || $1)::regclass and attnum > 0 and not attisdropped`,
          [sheet.name],
        ),
      );
      const own = new Map(sheet.columns.map((column) => [column.name, column]));
      expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining([...own.keys()]));
      const unfilled = columns.filter(({ name, must }) => {
        const column = own.get(name);
        const isFilled = column?.isRequired || column?.keepsEmpty || column?.kind === "switch";
        return must && !isFilled;
      });
      expect(unfilled).toEqual([]);
    });

    test("is written by nobody but admins", async () => {
      const checked = checkLine(sheet, full(sheet));
      if (!checked.ok) throw new Error(JSON.stringify(checked.wrong));
      const [line] = (await listLines(admin, sheet, "")).lines;
      for (const [who, db] of others) {
        await expect(addLine(db, sheet, checked.value), who).rejects.toThrow(
          /forbidden|signed-out/,
        );
        if (!line) continue;
        await expect(saveLine(db, sheet, line, line.entry), who).rejects.toThrow();
        await deleteLine(db, sheet, line).catch(() => undefined);
        expect((await listLines(admin, sheet, "")).lines, who).toContainEqual(line);
      }
    });

    test("takes a line, keeps it as it was typed, changes and deletes it", async () => {
      const draft = full(sheet);
      const checked = checkLine(sheet, draft);
      if (!checked.ok) throw new Error(JSON.stringify(checked.wrong));
      await sql((tx) => tx.script(`delete from public.homepage_content`));
      await addLine(admin, sheet, checked.value);
      const line = await find(sheet, draft);
      expect(draftOf(sheet, line.entry, "fr")).toEqual(draft);

      const longColumn = sheet.columns.find(({ kind, isFixed }) => kind === "long" && !isFixed);
      const name = longColumn?.name ?? (sheet.name === "site_images" ? "alt_text" : "logo");
      const changed = { ...line.entry, [name]: "/zzz-changed" };
      const saved = await saveLine(admin, sheet, line, changed);
      expect(saved).toMatchObject({ outcome: "saved", stored: { entry: changed } });

      // An admin who still has the old row sees the new one.
      const late = await saveLine(admin, sheet, line, { ...line.entry, [name]: "/zzz-mine" });
      expect(late).toMatchObject({ outcome: "changed-meanwhile", stored: { entry: changed } });

      await deleteLine(admin, sheet, line);
      await deleteLine(admin, sheet, line);
      await expect(saveLine(admin, sheet, line, changed)).rejects.toThrow("not-found");
    });
  });

  test.each([
    ["medicines", { source: " " }],
    ["symptoms", { source: " " }],
    ["symptoms", { suggested_medications_fr: "Aspirine" }],
    ["symptoms", { severity: "mild", red_flag: "chest_pain" }],
    ["symptoms", { severity: "severe" }],
    ["symptoms", { key: "Zzz Zzz" }],
    ["products", { source: "" }],
    ["products", { source_url: "http://zzz.example" }],
    ["pharmacies", { url: "javascript:alert(1)" }],
    ["pharmacies", { country: "france" }],
    ["sections", { language: "de" }],
    ["questions", { question: "" }],
    ["testimonials", { rating: 6 }],
    ["press", { url: "http://zzz.example" }],
    ["images", { desktop_url: "//zzz.example/a" }],
    ["images", { name: "../zzz" }],
  ])("the database refuses by itself, of %s, %j", async (name, wrong) => {
    const sheet = Object.fromEntries(sheets)[name] as Sheet;
    const checked = checkLine(sheet, full(sheet));
    if (!checked.ok) throw new Error(JSON.stringify(checked.wrong));
    expect(checkLine(sheet, { ...full(sheet), ...stringly(wrong) }).ok).toBe(false);
    await expect(addLine(admin, sheet, { ...checked.value, ...wrong })).rejects.toThrow();
  });

  test("an imported medicine that an admin changed keeps their words and its source, and stays", async () => {
    const sheet = REFERENCE_SHEETS.medicines as Sheet;
    await sql((tx) =>
      tx.script(`
        with batch as (
          insert into private.medicine_imports (source, source_date, counts)
          values ('official', '2026-04-28', '{}') returning id)
        insert into public.medication_references
          (cis, name, dosage, form, prescription_required, active_molecule, source, source_date, import_batch, is_curated)
        select '99999999', 'ZZZIMPORTED', '', 'Sirop', 'Non', 'zzz', 'official', '2026-04-28', id, false from batch`),
    );
    const { lines } = await listLines(admin, sheet, "zzzimported");
    const line = lines[0] as SheetLine;
    const changed = { ...line.entry, name: "ZZZIMPORTED (sirop)", source: "me" };
    const { stored } = await saveLine(admin, sheet, line, changed);
    expect(stored.entry).toEqual({ ...changed, source: "official" });
    const [row] = await sql((tx) =>
      tx.query("select is_curated from public.medication_references where cis = '99999999'"),
    );
    expect(row).toEqual({ is_curated: true });
    await expect(deleteLine(admin, sheet, stored)).rejects.toThrow("forbidden");
  });
});

const stringly = (values: object): SheetDraft =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
