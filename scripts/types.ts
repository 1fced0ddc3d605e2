import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { readCatalogue } from "@trousse/backend/database/catalogue/catalogue";
import type { Engine } from "@trousse/backend/database/engine";
import {
  databaseTypeSource,
  type ReturnedColumn,
  type ReturnedTables,
} from "./types/database-type-source.ts";
import { withMigrations } from "./types/with-migrations.ts";

/** The formatted source of `app/client/database/database-types.ts`, as a migrated database asks for it. */
export async function databaseTypesOf(engine: Engine): Promise<string> {
  const granted = await readGrants(engine);
  const source = databaseTypeSource(
    await readCatalogue(engine),
    await readTables(engine),
    (operation, relation, column) => granted.has(`${operation} ${relation}.${column}`),
  );
  const { stdout, status } = spawnSync(
    "node_modules/.bin/biome",
    ["format", `--stdin-file-path=${target}`],
    { input: source, encoding: "utf8" },
  );
  if (status !== 0) throw new Error("The generated types could not be formatted.");
  return stdout;
}

/** What signed-in people may send, as `insert medications.name`. */
async function readGrants(engine: Engine): Promise<Set<string>> {
  const rows = await engine.transaction((tx) =>
    tx.query<{ granted: string }>(`
      select lower(privilege_type) || ' ' || table_name || '.' || column_name as granted
      from information_schema.column_privileges
      where grantee = 'authenticated' and table_schema = 'public'`),
  );
  return new Set(rows.map(({ granted }) => granted));
}

/** The columns of functions that return a table of their own. */
async function readTables(engine: Engine): Promise<ReturnedTables> {
  const rows = await engine.transaction((tx) =>
    tx.query<{ name: string; columns: ReturnedColumn[] }>(`
      select p.proname as name,
        json_agg(json_build_object(
          'name', p.proargnames[a.position], 'type', format_type(a.type, null)) order by a.position) as columns
      from pg_proc p, unnest(p.proallargtypes) with ordinality a (type, position)
      where p.pronamespace = 'public'::regnamespace and p.proargmodes[a.position] = 't'
      group by p.oid, p.proname`),
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

export const target = "app/client/database/database-types.ts";

if (import.meta.main) await writeFile(target, await withMigrations(databaseTypesOf));
