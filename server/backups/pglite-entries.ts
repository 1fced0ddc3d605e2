import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { checkpointNow, withoutCheckpoint } from "@trousse/backend/database/pglite/checkpoint";
import { bytesEntry, fileEntry, listFolder } from "./folder-entries.ts";
import { countRows, type Manifest, versionOf } from "./manifest.ts";
import type { TarEntry } from "./tar.ts";

const CONTROL_FILE = "global/pg_control";

/**
 * Yields the files of a database that stays in use. They are read at different moments, so they are not consistent; the
 * write-ahead log since the previous checkpoint, read last, makes them so: the restored database starts as after a crash,
 * by PostgreSQL's own rules (https://www.postgresql.org/docs/18/wal-reliability.html), at the moment at which its rows
 * were counted.
 */
export async function* pgliteEntries(
  engine: Engine,
  folder: string,
  finish: (about: Pick<Manifest, "version" | "migration" | "rows" | "folders">) => void,
): AsyncGenerator<TarEntry> {
  const parts = await holdCheckpoints(engine);
  try {
    yield* databaseEntries(engine, folder, finish);
  } finally {
    parts.end();
  }
}

/** Prevents every checkpoint by others until the end. */
async function holdCheckpoints(engine: Engine): Promise<{ end(): void }> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  void withoutCheckpoint(engine, () => {
    begin();
    return over;
  });
  await begun;
  return { end };
}

async function* databaseEntries(
  engine: Engine,
  folder: string,
  finish: Parameters<typeof pgliteEntries>[2],
): AsyncGenerator<TarEntry> {
  await checkpointNow(engine);
  const control = await readFile(join(folder, CONTROL_FILE));
  const { files, folders } = await listFolder(folder);
  for (const path of files) {
    if (path === CONTROL_FILE || isExcluded(path)) continue;
    yield* await fileEntry(folder, path, `pgdata/${path}`);
  }
  const { log, ...about } = await engine.transaction((tx) => readFinalState(tx, folder));
  if (!control.equals(await readFile(join(folder, CONTROL_FILE)))) {
    throw new Error("A checkpoint came between the files of a snapshot.");
  }
  yield bytesEntry(`pgdata/${CONTROL_FILE}`, control);
  for (const { name, bytes } of log) yield bytesEntry(`pgdata/pg_wal/${name}`, bytes);
  finish({ ...about, folders });
}

function isExcluded(path: string): boolean {
  return /^pg_wal\/|^postmaster\.|(^|\/)(pgsql_tmp|pg_internal\.init)/.test(path);
}

/** Other statements wait meanwhile, so that the counts match the end of the log. */
async function readFinalState(tx: Transaction, folder: string) {
  const rows = await countRows(tx);
  const version = await versionOf(tx);
  const [marks] = await tx.query<{ first: string; last: string }>(
    `select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last
     from pg_control_checkpoint()`,
  );
  const { files } = await listFolder(join(folder, "pg_wal"));
  const { first = "", last = "" } = marks ?? {};
  const names = files.filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  const log: { name: string; bytes: Buffer }[] = [];
  for (const name of names.toSorted()) {
    log.push({ name, bytes: await readFile(join(folder, "pg_wal", name)) });
  }
  return { ...version, rows, log };
}
