import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { implausible } from "#testing/extremes/implausible.ts";
import { writableColumns } from "#testing/extremes/writable-columns.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../supabase/migrations");

/** The first migration that holds columns to bounds. */
const BOUNDS = "20261122190000";

/** What an installation may have taken before: the table, the column, and a value in SQL. */
const BAD: readonly (readonly [table: string, column: string, value: string])[] = [
  ["profiles", "date_of_birth", "'infinity'"],
  ["profiles", "weight", "'NaN'"],
  ["profiles", "height", "'NaN'"],
  ["profiles", "first_name", "e'L\\u0001éa\\n'"],
  ["profile_details", "height", "999"],
  ["profile_details", "allergies", "array[repeat('a', 300), null, '', e'noix\\u0001']"],
  [
    "profile_details",
    "treating_doctor_appointment_link",
    "'https://example.org/' || repeat('a', 3000)",
  ],
  ["medications", "expiry_date", "'12026-03-01'"],
  ["medications", "opened_on", "'-infinity'"],
  ["medications", "total_quantity", "'NaN'"],
  ["medications", "current_quantity", "'NaN'"],
  ["medications", "name", "e'Doli\\u001bprane'"],
  ["medication_reminders", "reminder_time", "'08:00:30'"],
  ["medication_reminders", "weekdays", "'{{7,7},{1,1}}'"],
  ["medication_reminders", "starts_on", "'-infinity'"],
  ["medication_reminders", "ends_on", "'infinity'"],
  ["medication_intake_logs", "quantity_taken", "'NaN'"],
  ["medication_intake_logs", "taken_at", "'infinity'"],
  ["medication_intake_logs", "medication_name", "repeat('x', 500)"],
  ["custom_alerts", "alert_date", "'infinity'"],
  ["custom_alerts", "ends_on", "'infinity'"],
  ["custom_alerts", "alert_time", "'24:00'"],
  ["user_preferences", "time_zone", "'Etc/Unknown'"],
  ["user_pharmacy_preferences", "last_used", "'infinity'"],
  ["symptom_searches", "found_medications", "'[]'"],
  ["user_activity_logs", "activity_data", `'{"a": 1e400}'`],
  ["contact_messages", "read_at", "'infinity'"],
  ["blog_posts", "published_at", "'infinity'"],
  ["blog_posts", "content", "repeat('a', 40000)"],
  ["blog_posts", "tags", "array[null, 'a']::text[]"],
  ["faq_items", "display_order", "-2147483648"],
  ["site_metadata", "meta_value", "e'\\u0001'"],
  ["medication_references", "price", "'NaN'"],
  ["online_pharmacies", "checked_on", "'infinity'"],
  ["health_products", "reviewed_on", "'0044-03-15 BC'"],
];

/** What would not have let a value in, however it came to be there. */
const LOOSENED = `
  alter table public.user_preferences drop constraint user_preferences_time_zone_check;
  alter table public.user_preferences add constraint user_preferences_time_zone_check check (true);
  alter table public.blog_posts drop constraint articles_of_a_length_to_read;
  alter table public.blog_posts add constraint articles_of_a_length_to_read check (true);`;

describe.each(engines)("values stored before they had bounds, on $name", ({ open }) => {
  let engine: Engine;
  let house: Household;
  let folders: readonly string[];
  let extra: { readonly box: string; readonly hours: string[] };
  const seeds = join(import.meta.dirname, "../../extremes");

  const sql = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
    engine.transaction((tx) => tx.query<Row>(text, values));
  const countRows = async () => {
    const tables = await sql<{ name: string }>(
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [row] = await sql<{ n: number }>(`select count(*)::int as n from public.${table.name}`);
      counts[table.name] = row?.n ?? 0;
    }
    return counts;
  };

  async function folderOf(names: readonly string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "bounds-"));
    for (const file of names) await symlink(join(MIGRATIONS, file), join(folder, file));
    return folder;
  }

  let before: Record<string, number>;
  beforeAll(async () => {
    engine = await open();
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql"));
    folders = [await folderOf(files.filter((file) => file < BOUNDS)), await folderOf(files)];
    await migrate(engine, { migrations: folders[0] ?? "", seeds });
    await sql(`insert into public.medication_references (name, dosage, form, prescription_required, active_molecule, source, source_date)
      values ('X', '1', 'Sirop', 'Non', 'x', 'x', '2026-01-01')`);
    house = await engine.transaction((tx) => aHousehold(tx, "house"));
    const box = randomUUID();
    extra = { box, hours: ["08:00", "08:00:10", "08:00:20", "19:30:59.5", "24:00"] };
    await engine.transaction((tx) => tx.script(LOOSENED));
    await sql(
      `insert into public.medications (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, 'B', '1', 'Sirop', 1, 1, '2030-01-31')`,
      box,
      house.account,
    );
    for (const hour of extra.hours) {
      await sql(
        "insert into public.medication_reminders (medication_id, reminder_time) values ($1, $2)",
        box,
        hour,
      );
    }
    for (const [table, column, value] of BAD) {
      const [key, id] = house.rows[table as keyof typeof house.rows];
      await engine.transaction(async (tx) => {
        await tx.script(`alter table public.${table} disable trigger user`);
        await tx.query(`update public.${table} set ${column} = ${value} where ${key} = $1`, [id]);
        await tx.script(`alter table public.${table} enable trigger user`);
      });
    }
    before = await countRows();
    await migrate(engine, { migrations: folders[1] ?? "", seeds });
  });
  afterAll(async () => {
    await engine.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  test("no row is lost, and every bad value is kept aside as it was", async () => {
    expect(await countRows()).toEqual(before);
    const aside = await sql<{ place: string; value: string }>(
      "select table_name || '.' || column_name as place, value from private.set_aside_values",
    );
    const places = new Set(aside.map(({ place }) => place));
    expect(
      BAD.map(([table, column]) => `${table}.${column}`).filter((p) => !places.has(p)),
    ).toEqual([]);
    expect(aside).toContainEqual({ place: "medications.expiry_date", value: "12026-03-01" });
    expect(aside).toContainEqual({ place: "medication_intake_logs.quantity_taken", value: "NaN" });
    expect(aside.find(({ place }) => place === "blog_posts.content")?.value).toHaveLength(40_000);
    const [kept] = await sql<{ value: string }>(
      "select value from private.set_aside_values where column_name = 'allergies'",
    );
    expect(kept?.value).toContain("a".repeat(300));
  });

  test("what took their place is what every screen can show", async () => {
    const columns = await engine.transaction(writableColumns);
    const wrong: string[] = [];
    for (const { relation, name: column, type } of columns) {
      for (const { row } of await sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(r) as row from public.${relation} r`,
      )) {
        const problem = implausible(type, column, row[column]);
        if (problem) wrong.push(`${relation}.${column}: ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("what cannot be meant restricts: an unknown expiry has passed, a dose counts, an allergy stays", async () => {
    const [box] = await sql(
      `select expiry_date::text, opened_on::text, current_quantity::float, name from public.medications where id = $1`,
      house.medication,
    );
    expect(box).toEqual({
      expiry_date: "1900-01-01",
      opened_on: null,
      current_quantity: 0,
      name: "Doli prane",
    });
    const [dose] = await sql(
      "select quantity_taken::float as taken, taken_at <= now() as past from public.medication_intake_logs where id = $1",
      house.rows.medication_intake_logs[1],
    );
    expect(dose).toEqual({ taken: 1, past: true });
    const [details] = await sql<{ allergies: string[] }>(
      "select to_jsonb(allergies) as allergies from public.profile_details where profile_id = $1",
      house.child,
    );
    expect(details?.allergies).toEqual(["a".repeat(100), "noix "]);
  });

  test("hours that differed by seconds are hours of their own", async () => {
    const rows = await sql<{ at: string }>(
      "select reminder_time::text as at from public.medication_reminders where medication_id = $1 order by 1",
      extra.box,
    );
    expect(rows.map(({ at }) => at)).toEqual([
      "08:00:00",
      "08:01:00",
      "08:02:00",
      "19:30:00",
      "23:59:00",
    ]);
  });

  test("every check holds for every row", async () => {
    const open = await sql(
      "select conname from pg_constraint where contype = 'c' and not convalidated",
    );
    expect(open).toEqual([]);
  });

  test("what was set aside of an account goes with it", async () => {
    const of = () =>
      sql("select from private.set_aside_values where account_id = $1", house.account);
    expect((await of()).length).toBeGreaterThan(15);
    await sql("delete from auth.users where id = $1", house.account);
    expect(await of()).toEqual([]);
  });
});
