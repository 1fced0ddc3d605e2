import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArchive } from "#app/features/account-data/data.ts";
import { OWNED_TABLES, type OwnedTable, ownedTables } from "#domain/account-data/archive.ts";
import { instant } from "#domain/calendar/instant.ts";
import { random } from "#testing/harness/seeded-random.ts";
import { aHousehold } from "../builders/household.ts";
import { engines } from "../engines/engines.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { extremesOf } from "./extreme-values.ts";
import { randomValue } from "./random-values.ts";
import { findUnreadable } from "./read-everything.ts";
import { type WritableColumn, writableColumns } from "./writable-columns.ts";
import { type Attempt, implausibleValues, sendAttempt, type Writers } from "./write-value.ts";

const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

/** How many extremes of a text are tried on each of the hundred texts. */
const TEXTS_EACH = 6;

/** How many extremes of a column come in an archive, each in one of its own. */
const IMPORTS_EACH = 3;

/** How long random rows are written. */
const SECONDS = Number(process.env.EXTREMES_SECONDS ?? 5);

describe.each(engines)("every extreme value of PostgreSQL, on $name", (place) => {
  let installation: Installation;
  let writers: Writers;
  let columns: WritableColumn[];

  beforeAll(async () => {
    installation = await startInstallation(place);
    [writers, columns] = await installation.engine.transaction(async (tx) => [
      { admin: await aHousehold(tx, "admin"), house: await aHousehold(tx, "house") },
      await writableColumns(tx),
    ]);
  });
  afterAll(() => installation.close());

  async function refusals(attempts: readonly Attempt[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const attempt of attempts) {
      const response = await sendAttempt(installation, writers, attempt);
      const text = await response.text();
      if (response.status < 500) continue;
      const { column, how, value } = attempt;
      wrong.push(
        `${how} ${column.relation}.${column.name} ${value.slice(0, 60)}: ${response.status} ${text.slice(0, 200)}`,
      );
    }
    return wrong;
  }

  const attemptsOf = (how: Attempt["how"], atMost: number): Attempt[] =>
    columns
      .filter((column) => (how === "insert" ? column.inserts : column.updates))
      .flatMap((column) => {
        const values = extremesOf(column.type);
        return randomValue(random, values, column.type === "text" ? TEXTS_EACH : atMost).map(
          (value) => ({
            column,
            how,
            value,
          }),
        );
      });

  test("there are columns to try, and each has a bound of its own unless its type is one", () => {
    const boundless = columns.filter(
      ({ type, checks, refers }) =>
        checks.length === 0 && !refers && type !== "boolean" && type !== "uuid",
    );
    expect(columns.length).toBeGreaterThan(200);
    expect(boundless.map(({ relation, name }) => `${relation}.${name}`)).toEqual([]);
  });

  test("a change to one is refused, or stored as something that every screen shows", async () => {
    expect(await refusals(attemptsOf("update", 99))).toEqual([]);
    expect(await implausibleValues(installation, columns)).toEqual([]);
  }, 300_000);

  test("and so is a new row that holds one", async () => {
    expect(await refusals(attemptsOf("insert", 4))).toEqual([]);
    expect(await implausibleValues(installation, columns)).toEqual([]);
  }, 300_000);

  test("and so is an archive of an account", async () => {
    const { house } = writers;
    const archive = await readArchive(
      installation.signedIn(house),
      { id: house.account, email: house.email },
      AT,
    );
    const typeOf = await columnTypes();
    const wrong: string[] = [];
    const places = ownedTables.flatMap((table) =>
      Object.keys(OWNED_TABLES[table].columns).map((column) => [table, column] as const),
    );
    for (const [table, column] of places) {
      // What one person imports in an hour is counted; this is not about that.
      await installation.engine.transaction((tx) => tx.query("delete from private.attempts"));
      for (const value of randomValue(random, extremesOf(typeOf(table, column)), IMPORTS_EACH)) {
        const rows = archive.tables[table].map((row) => ({ ...row, [column]: "\u0001here\u0001" }));
        const { format, version, account } = archive;
        const tables = { ...archive.tables, [table]: rows };
        const body = JSON.stringify({
          action: "import",
          archive: { format, version, account, tables },
        })
          .split('"\\u0001here\\u0001"')
          .join(value);
        const response = await installation.send(house, "/functions/v1/import-data", {
          method: "POST",
          body,
        });
        if (![200, 413, 422].includes(response.status)) {
          wrong.push(`${table}.${column} ${value.slice(0, 60)}: ${response.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await implausibleValues(installation, columns)).toEqual([]);
  }, 300_000);

  test(
    "random rows of them leave everything readable: lists, archive, letters, reminders",
    async () => {
      const until = Date.now() + SECONDS * 1000;
      let rows = 0;
      const wrong: string[] = [];
      while (Date.now() < until) {
        const [column] = randomValue(random, columns, 1);
        if (!column) break;
        const how = column.inserts && (!column.updates || random() < 0.3) ? "insert" : "update";
        const [value = "null"] = randomValue(random, extremesOf(column.type), 1);
        wrong.push(...(await refusals([{ column, how, value }])));
        rows += 1;
        if (rows % 1000 === 0) await forgetOldRows();
      }
      process.stdout.write(`${rows} random rows on ${place.name}\n`);
      expect(rows).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
      expect(await implausibleValues(installation, columns)).toEqual([]);
      expect(await findUnreadable(installation, writers, columns)).toEqual([]);
    },
    SECONDS * 1000 + 300_000,
  );

  /** What an account may hold is counted; this is not about that. */
  async function forgetOldRows() {
    for (const relation of ["user_activity_logs", "symptom_searches", "custom_alerts"]) {
      await installation.engine.transaction((tx) =>
        tx.query(`delete from public.${relation} where created_at < now() - interval '1 minute'`),
      );
    }
  }

  /** The type of a column that an archive brings, writable otherwise or not. */
  async function columnTypes() {
    const rows = await installation.engine.transaction((tx) =>
      tx.query<{ name: string; type: string }>(
        `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
         where c.relnamespace = 'public'::regnamespace`,
      ),
    );
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    return (table: OwnedTable, column: string) => types.get(`${table}.${column}`) ?? "";
  }
});
