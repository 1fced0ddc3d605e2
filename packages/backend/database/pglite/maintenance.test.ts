import { expect, test } from "vitest";
import { openEmbedded } from "../../../../testing/engines/pglite-template.ts";
import type { Engine } from "../engine.ts";
import { startMaintenance } from "./maintenance.ts";

async function keepUp(engine: Engine): Promise<void> {
  const problems: unknown[] = [];
  await startMaintenance(engine, (problem) => problems.push(problem))();
  expect(problems).toEqual([]);
}

async function look(engine: Engine, table: string): Promise<{ rows: number; times: number }> {
  const [seen] = await engine.transaction((tx) =>
    tx.query<{ rows: number; times: number }>(
      `select kept.reltuples::integer as rows, seen.analyze_count as times
       from pg_class kept join pg_stat_all_tables seen on seen.relid = kept.oid where kept.relname = $1`,
      [table],
    ),
  );
  if (!seen) throw new Error(`There is no table ${table}.`);
  return seen;
}

test("the planner has the current row counts, and only changed tables are analyzed again", async () => {
  const engine = await openEmbedded();
  const grow = (sql: string) => engine.transaction((tx) => tx.script(sql));
  await grow(`create table boxes (id integer); create table "Odd ""name""" (id integer);
    insert into boxes select generate_series(1, 5000);
    insert into "Odd ""name""" select generate_series(1, 200)`);
  await keepUp(engine);
  expect(await look(engine, "boxes")).toEqual({ rows: 5000, times: 1 });
  expect(await look(engine, 'Odd "name"')).toEqual({ rows: 200, times: 1 });
  await grow("insert into boxes select generate_series(1, 300)");
  await keepUp(engine);
  expect(await look(engine, "boxes"), "a tenth is not much").toEqual({ rows: 5000, times: 1 });
  await grow("insert into boxes select generate_series(1, 700)");
  await keepUp(engine);
  expect(await look(engine, "boxes")).toEqual({ rows: 6000, times: 2 });
  expect(await look(engine, 'Odd "name"')).toEqual({ rows: 200, times: 1 });
  await engine.close();
});

test("a table that was never analyzed because of a kill is analyzed after any change", async () => {
  const engine = await openEmbedded();
  await engine.transaction((tx) =>
    tx.script(
      "create table boxes (id integer); insert into boxes values (1), (2); create table empty ()",
    ),
  );
  await keepUp(engine);
  expect(await look(engine, "boxes")).toEqual({ rows: 2, times: 1 });
  expect(await look(engine, "empty")).toMatchObject({ times: 0 });
  await engine.close();
});
