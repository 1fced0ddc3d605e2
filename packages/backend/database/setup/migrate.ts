import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Engine, Transaction } from "../engine.ts";
import { SetupError } from "../setup-error.ts";
import { retryOnLockConflict, SHORT_LOCK_TIMEOUT } from "./retry-on-lock-conflict.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";

interface Folders {
  /** `supabase/migrations`: `<version>_<name>.sql`, the version being digits. */
  readonly migrations: string;
  /** `supabase/seed`: any `.sql` files. */
  readonly seeds: string;
}

export interface MigrationHooks {
  /** Runs before the first of the files that a database of an earlier version lacks; when it fails, nothing is applied. */
  readonly beforeUpdate?: () => Promise<void>;
}

interface Migrated {
  /** File names, in the order they ran. Empty when there was nothing to do. */
  readonly applied: string[];
  readonly seeded: string[];
}

/**
 * Applies the files that a database lacks. Each file is one transaction together with its row of history, so it is
 * applied completely or not at all, however the process ends; several processes may start at once.
 *
 * A migration runs once for its version, even if the file changes later, as with Supabase's command line. A seed runs
 * once for each content: a changed one runs again, so it must be repeatable (`on conflict … do update`).
 *
 * @throws SetupError when the history contains a version that is not among the files (decisions 0070 and 0073), when a
 * new file is older than the newest applied one, or when a file fails; files before it stay applied.
 */
export async function migrate(
  engine: Engine,
  { migrations, seeds }: Folders,
  { beforeUpdate }: MigrationHooks = {},
): Promise<Migrated> {
  const files = (await readSqlFiles(migrations)).map(versioned);
  const seedFiles = await readSqlFiles(seeds);
  const applied: string[] = [];
  const seeded: string[] = [];
  const known = new Set(await engine.transaction(history));
  requireKnown([...known], files);
  const isUpdate = known.size > 0 && files.some(({ version }) => !known.has(version));
  if (isUpdate) await beforeUpdate?.();
  // What is in the history stays there. Only what seems to be missing is looked at again, behind the lock.
  for (const file of files.filter(({ version }) => !known.has(version))) {
    if (await applyOnce(engine, file)) applied.push(file.name);
  }
  const knownSeeds = await engine.transaction(seedHashes);
  for (const file of seedFiles) {
    const path = `${basename(seeds)}/${file.name}`;
    const hash = hashOf(file);
    if (knownSeeds.get(path) === hash) continue;
    if (await seedOnce(engine, path, hash, file)) seeded.push(file.name);
  }
  return { applied, seeded };
}

interface Migration extends SqlFile {
  readonly version: string;
  readonly title: string;
}

function versioned(file: SqlFile): Migration {
  const [, version, title] = /^(\d+)_(.+)\.sql$/.exec(file.name) ?? [];
  if (!version || !title) {
    throw new SetupError(`${file.name} is not named like 20261123000100_foundation.sql.`);
  }
  return { ...file, version, title };
}

async function history(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map((row) => row.version);
}

function requireKnown(applied: readonly string[], files: readonly Migration[]): void {
  const known = new Set(files.map((file) => file.version));
  const unknown = applied.find((version) => !known.has(version));
  const first = files[0]?.version;
  if (unknown && first && unknown < first) {
    throw new SetupError(
      `The database was made by an earlier version of the program (migration ${unknown}): ` +
        "write it to a file with that version by `npm run export:installation -- FILE`, then read the file into " +
        "an empty database with this version by `npm run import:installation -- FILE`.",
    );
  }
  if (unknown) {
    throw new SetupError(
      `The database holds migration ${unknown}, which this version of the program does not know: ` +
        "start the newer version, or put a backup in place.",
    );
  }
  const newest = applied.at(-1);
  const done = new Set(applied);
  const late = files.find((file) => newest && file.version < newest && !done.has(file.version));
  if (late) {
    throw new SetupError(
      `${late.name} is older than ${newest}, which has been applied: give it a newer version.`,
    );
  }
}

/** Any constant number: processes of the server wait for each other on it. */
const MIGRATION_LOCK = 7_305_180_002n;

async function applyOnce(engine: Engine, file: Migration): Promise<boolean> {
  return withMigrationLock(engine, async (tx) => {
    if ((await history(tx)).includes(file.version)) return false;
    await run(tx, file);
    await tx.query(
      "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
      [file.version, [file.sql], file.title],
    );
    return true;
  });
}

const hashOf = ({ sql }: SqlFile) => createHash("sha256").update(sql).digest("hex");

async function seedHashes(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ path: string; hash: string }>(
    "select path, hash from supabase_migrations.seed_files",
  );
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

async function seedOnce(
  engine: Engine,
  path: string,
  hash: string,
  file: SqlFile,
): Promise<boolean> {
  return withMigrationLock(engine, async (tx) => {
    const same = await tx.query(
      "select from supabase_migrations.seed_files where path = $1 and hash = $2",
      [path, hash],
    );
    if (same.length > 0) return false;
    await run(tx, file);
    await tx.query(
      "insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict (path) do update set hash = excluded.hash",
      [path, hash],
    );
    return true;
  });
}

/** One process at a time, and it gives up on a lock that requests of other processes need. */
function withMigrationLock<T>(engine: Engine, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return retryOnLockConflict(() =>
    engine.transaction(async (tx) => {
      // Changing a large table may take longer than a request may take, and so may waiting for another process.
      await tx.script("set local statement_timeout = 0");
      await tx.query("select pg_advisory_xact_lock($1)::text", [MIGRATION_LOCK]);
      await tx.script(SHORT_LOCK_TIMEOUT);
      return work(tx);
    }),
  );
}

async function run(tx: Transaction, { name, sql }: SqlFile): Promise<void> {
  try {
    await tx.script(sql);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SetupError(`${name} failed and left nothing behind: ${reason}.`, { cause });
  }
}
