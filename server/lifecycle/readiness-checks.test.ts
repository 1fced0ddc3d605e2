import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { openEmbedded } from "#testing/engines/pglite-template.ts";
import { databaseCheck, migrationsCheck, spaceCheck } from "./readiness-checks.ts";

test("a database is fine while it answers and has this program's migrations", async () => {
  const engine = await openEmbedded();
  const write = (sql: string) => engine.transaction((tx) => tx.script(sql));
  await write(`insert into supabase_migrations.schema_migrations (version, statements, name)
    values ('20261123000100', '{}', 'first'), ('20261123000200', '{}', 'second')`);
  const database = databaseCheck(engine);
  const migrations = await migrationsCheck(engine);
  expect([await database.run(), await migrations.run()]).toEqual([undefined, undefined]);
  await write("delete from supabase_migrations.schema_migrations where name = 'second'");
  expect(await migrations.run()).toMatch(/older than this program/);
  await engine.close();
  await expect(database.run()).rejects.toThrow();
});

test("a disk is fine while something can be written", async () => {
  expect(await spaceCheck(tmpdir(), 1).run()).toBeUndefined();
  expect(await spaceCheck(tmpdir(), Number.MAX_SAFE_INTEGER).run()).toMatch(/nearly full/);
});
