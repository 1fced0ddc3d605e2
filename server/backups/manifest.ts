import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Transaction } from "@trousse/backend/database/engine";
import { z } from "zod";

const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(["pglite", "postgres"]),
  /** Of the database, `18.0`. */
  version: z.string(),
  /** The last applied migration. */
  migration: z.string(),
  /** Rows of each table, as `schema.table`. */
  rows: z.record(z.string(), z.number()),
  /** Folders of the database. Some are empty, and none may be missing. */
  folders: z.array(z.string()),
  /** Files of the storage folder, which are stored once each beside the snapshots. */
  objects: z.array(z.string()),
});

/** The description inside a snapshot. */
export type Manifest = z.infer<typeof manifestShape>;

export const readManifest = (text: string): Manifest => manifestShape.parse(JSON.parse(text));

interface Version {
  version: string;
  migration: string;
}

export async function versionOf(tx: Transaction): Promise<Version> {
  const [row] = await tx.query<Version>(
    `select current_setting('server_version') as version,
       coalesce((select max(version) from supabase_migrations.schema_migrations), '') as migration`,
  );
  return row ?? { version: "", migration: "" };
}

/** Sorted by name. Counted one table at a time, so that other work waits for one table at most. */
export async function countRows(tx: Transaction): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name, quoted } of await tablesIn(tx)) {
    const [counted] = await tx.query<{ rows: number }>(`select count(*) as rows from ${quoted}`);
    rows[name] = counted?.rows ?? 0;
    await yieldToEventLoop();
  }
  return rows;
}

function tablesIn(tx: Transaction): Promise<{ name: string; quoted: string }[]> {
  return tx.query(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 1`,
  );
}

/** One sentence for each table whose number of rows differs. */
export function rowDifferences(
  written: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const names = [...new Set([...Object.keys(written), ...Object.keys(found)])].toSorted();
  return names
    .filter((name) => written[name] !== found[name])
    .map((name) => `${name} has ${found[name] ?? "no"} rows instead of ${written[name] ?? "none"}`);
}
