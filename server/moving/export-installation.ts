import type { Transaction } from "@trousse/backend/database/engine";
import type { BackupKey } from "../backups/backup-key.ts";
import type { InstallationLocation } from "./installation-location.ts";
import { listMovedTables, type MovedTable, selectRows } from "./moved-tables.ts";
import { type MovingLine, writeMovingFile } from "./moving-file.ts";

/** Numbers of rows, or of stored files, by the name of their table. */
export type RowCounts = ReadonlyMap<string, number>;

/** Rows at a time. */
const BATCH = 500;

export const STORED_FILES = "stored files";

/**
 * Writes the whole installation into one file: accounts with the hashes of their passwords, every row, and the stored
 * files, in one consistent snapshot. On PostgreSQL, people go on working meanwhile.
 */
export async function exportInstallation(
  place: InstallationLocation,
  path: string,
  key: BackupKey | undefined,
): Promise<RowCounts> {
  const counts = new Map<string, number>();
  await place.transaction(async (tx) => {
    await tx.script("set transaction isolation level repeatable read, read only");
    await writeMovingFile(path, key, exportLines(tx, place, counts));
  });
  return counts;
}

async function* exportLines(
  tx: Transaction,
  { objects }: InstallationLocation,
  counts: Map<string, number>,
): AsyncGenerator<MovingLine> {
  yield { is: "beginning", version: 1, migrations: await migrationsOf(tx) };
  for (const table of await listMovedTables(tx)) {
    counts.set(table.name, 0);
    yield { is: "table", name: table.name, columns: table.columns.map(({ name }) => name) };
    for await (const rows of batchesOf(tx, table)) {
      counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length);
      yield { is: "rows", rows };
    }
  }
  counts.set(STORED_FILES, 0);
  for await (const object of objects.list(tx)) {
    counts.set(STORED_FILES, (counts.get(STORED_FILES) ?? 0) + 1);
    yield { is: "object", ...object };
  }
  yield { is: "end" };
}

async function* batchesOf(tx: Transaction, table: MovedTable): AsyncGenerator<string[]> {
  await tx.query(`declare moved no scroll cursor for ${selectRows(table)}`);
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${BATCH} from moved`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.query("close moved");
}

/** The migration versions, as both Supabase's tools and we record them. */
export async function migrationsOf(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version);
}
