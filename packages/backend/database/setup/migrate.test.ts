import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import type { Engine } from "../engine.ts";
import { migrate } from "./migrate.ts";

const TABLE = "20260101000000_things.sql";
const GROWTH = "20260102000000_more_things.sql";

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  let folder: string;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "migrate-"));
    await mkdir(join(folder, "migrations"));
    await mkdir(join(folder, "seed"));
    await write("migrations", TABLE, "create table public.things (id int primary key);");
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await engine.transaction((tx) =>
      tx.script(`
        drop table if exists public.things;
        truncate supabase_migrations.schema_migrations, supabase_migrations.seed_files;
      `),
    );
  });

  const write = (kind: string, name: string, sql: string) =>
    writeFile(join(folder, kind, name), sql);
  const run = () =>
    migrate(engine, { migrations: join(folder, "migrations"), seeds: join(folder, "seed") });
  const things = () =>
    engine.transaction((tx) => tx.query("select id from public.things order by id"));
  const history = () =>
    engine.transaction((tx) =>
      tx.query(
        "select version, name, statements[1] as sql from supabase_migrations.schema_migrations",
      ),
    );

  test("files run once, in order, and are recorded as Supabase records them", async () => {
    await write("migrations", GROWTH, "insert into public.things values (1);");
    expect(await run()).toEqual({ applied: [TABLE, GROWTH], seeded: [] });
    expect(await run()).toEqual({ applied: [], seeded: [] });
    expect(await things()).toEqual([{ id: 1 }]);
    expect(await history()).toContainEqual({
      version: "20260102000000",
      name: "more_things",
      sql: "insert into public.things values (1);",
    });
  });

  test("before the files of an update, and only then, a copy can be made", async () => {
    const made: number[] = [];
    const folders = { migrations: join(folder, "migrations"), seeds: join(folder, "seed") };
    const beforeUpdate = async () => void made.push((await history()).length);
    await migrate(engine, folders, { beforeUpdate });
    await migrate(engine, folders, { beforeUpdate });
    expect(made, "neither a first start nor one without news is an update").toEqual([]);
    await write("migrations", GROWTH, "insert into public.things values (1);");
    const refuse = () => Promise.reject(new Error("no space"));
    await expect(migrate(engine, folders, { beforeUpdate: refuse })).rejects.toThrow("no space");
    expect(await things()).toEqual([]);
    await migrate(engine, folders, { beforeUpdate });
    expect(made).toEqual([1]);
    expect(await things()).toEqual([{ id: 1 }]);
  });

  test("a file that fails is rolled back, and earlier files stay", async () => {
    await write("migrations", GROWTH, "insert into public.things values (1); select 1/0;");
    await expect(run()).rejects.toMatchObject({
      name: "SetupError",
      message: `${GROWTH} failed and left nothing behind: division by zero.`,
    });
    expect(await things()).toEqual([]);
    expect(await history()).toHaveLength(1);
    await write("migrations", GROWTH, "insert into public.things values (2);");
    expect((await run()).applied).toEqual([GROWTH]);
    expect(await things()).toEqual([{ id: 2 }]);
  });

  test("several processes that start together run each file once", async () => {
    await write("migrations", GROWTH, "insert into public.things values (1);");
    await write("seed", "more.sql", "insert into public.things values (2);");
    const all = await Promise.all(Array.from({ length: 5 }, run));
    expect(all.flatMap(({ applied }) => applied).sort()).toEqual([TABLE, GROWTH]);
    expect(all.flatMap(({ seeded }) => seeded)).toEqual(["more.sql"]);
  });

  test("a seed runs again only when its content changes", async () => {
    await write("seed", "base.sql", "insert into public.things values (1) on conflict do nothing;");
    expect((await run()).seeded).toEqual(["base.sql"]);
    expect((await run()).seeded).toEqual([]);
    await write(
      "seed",
      "base.sql",
      "insert into public.things values (1), (2) on conflict do nothing;",
    );
    expect((await run()).seeded).toEqual(["base.sql"]);
    expect(await things()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a missing folder of seeds is no error", async () => {
    await rm(join(folder, "seed"), { recursive: true });
    expect((await run()).seeded).toEqual([]);
  });

  test("a database from a newer program is refused", async () => {
    await write("migrations", GROWTH, "select 1;");
    await run();
    await rm(join(folder, "migrations", GROWTH));
    await expect(run()).rejects.toThrow("holds migration 20260102000000, which this version");
  });

  test("a database older than the first file is refused with the commands to move it", async () => {
    await write("migrations", "20250101000000_once.sql", "select 1;");
    await run();
    await rm(join(folder, "migrations/20250101000000_once.sql"));
    const refused = await run().catch((problem: Error) => problem.message);
    expect(refused).toContain(
      "made by an earlier version of the program (migration 20250101000000)",
    );
    expect(refused).toContain("npm run export:installation");
    expect(refused).toContain("npm run import:installation");
  });

  test("a file older than the newest applied one is refused", async () => {
    await run();
    await write("migrations", "20250101000000_late.sql", "select 1;");
    await expect(run()).rejects.toThrow("20250101000000_late.sql is older than 20260101000000");
  });

  test.each([
    { name: GROWTH, sql: "select 1; commit; drop table public.things;", says: 'says "commit"' },
    { name: "things.sql", sql: "select 1;", says: "is not named like" },
  ])("$name with $sql is refused before anything runs", async ({ name, sql, says }) => {
    await write("migrations", name, sql);
    await expect(run()).rejects.toMatchObject({
      name: "SetupError",
      message: expect.stringContaining(says),
    });
    expect(await history()).toEqual([]);
  });
});
