import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import type { Transaction } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { dumpOf } from "./dump-of.ts";
import { type PostgresServer, startPostgresServer } from "./postgres-server.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const CACHE = join(root, "node_modules/.cache");

/** Everything that decides what a migrated database holds; of these, tests alone decide nothing. */
const INPUTS = [
  "packages/backend/database",
  "packages/backend/database/pglite",
  "packages/backend/database/postgres",
  "packages/backend/database/setup",
  "packages/backend/database/setup/bootstrap",
  "supabase/migrations",
  "supabase/seed",
  "testing/engines/migrated-database.ts",
  "testing/engines/postgres-server.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

const folders = {
  migrations: join(root, "supabase/migrations"),
  seeds: join(root, "supabase/seed"),
};

/** Milliseconds after which what another state of the files left behind may go. */
const A_DAY = 86_400_000;

/** The name of the template in the server of `startMigratedPostgres`. */
export const MIGRATED = "migrated";

/**
 * A database with the product's migrations and seed, as PGlite dumps it: to make one takes seconds of a processor, and
 * every test of the product needs one. What is kept is named after all that went into it, so it is never an old one.
 */
export function migratedDump(): Promise<Blob> {
  dump ??= pgliteCopy().then(async (folder) => dumpOf(await readFile(join(folder, "dump.tar"))));
  return dump;
}

/** Read once by each process: its files do not change while its tests run. */
let dump: Promise<Blob> | undefined;

/** The same as a server's data folder: a start finds it up to date. @param dataDir an empty folder, or none yet */
export async function writeMigratedFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await run("cp", ["-a", join(await pgliteCopy(), "pgdata"), join(dataDir, "pgdata")]);
}

/** A PostgreSQL that has a database `MIGRATED` to copy new ones from. @param binaries as `startPostgresServer` */
export async function startMigratedPostgres(
  binaries: string,
  options: { sharesGroup?: boolean } = {},
): Promise<PostgresServer> {
  const { stdout } = await run(join(binaries, "postgres"), ["--version"]);
  const data = await cachedFolder(`${stdout}${binaries}${process.getuid?.()}`, async (folder) => {
    const server = await startPostgresServer(binaries);
    const url = await server.createDatabase();
    const engine = await openDatabase({ url });
    await migrate(engine, folders);
    await engine.transaction(openToAnyone);
    await engine.close();
    await server.asAdministrator(
      `alter database ${new URL(url).pathname.slice(1)} rename to ${MIGRATED}`,
    );
    await server.moveTo(join(folder, "data"));
  });
  return startPostgresServer(binaries, { ...options, from: join(data, "data") });
}

/** As on a machine that serves nobody else: the first account that a test confirms runs the installation. */
const openToAnyone = (tx: Transaction) =>
  tx.query("insert into private.first_administrator (rule) values ('anyone')");

function pgliteCopy(): Promise<string> {
  return cachedFolder("pglite", async (folder) => {
    const engine = await openDatabase({ dataDir: folder, durability: "fast" });
    await migrate(engine, folders);
    await engine.transaction(openToAnyone);
    await engine.transaction((tx) => tx.script("checkpoint"));
    await engine.close();
    const pglite = await PGlite.create(join(folder, "pgdata"));
    const dump = await pglite.dumpDataDir("none");
    await writeFile(join(folder, "dump.tar"), await dump.bytes());
    await pglite.close();
  });
}

/**
 * The folder that `make` fills, made where there is none yet. Under another name first: several test files may be
 * making it at once, and then the first one is kept.
 */
async function cachedFolder(
  product: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const name = `migrated-${await digest(product)}`;
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  await removeStale();
  const unfinished = await mkdtemp(join(CACHE, "migrated-unfinished-"));
  try {
    await make(unfinished);
    await rename(unfinished, folder);
  } catch (reason) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw reason;
  }
  return folder;
}

async function digest(product: string): Promise<string> {
  const hash = createHash("sha256").update(product);
  for (const input of INPUTS) {
    for (const file of await filesOf(join(root, input))) {
      hash.update(`\0${file}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex").slice(0, 32);
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = await readdir(path);
  const files = names.filter((name) => /\.(sql|ts)$/.test(name) && !name.endsWith(".test.ts"));
  return files.sort().map((name) => join(path, name));
}

async function removeStale(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith("migrated-")) continue;
    const path = join(CACHE, name);
    const made = await stat(path).catch(() => undefined);
    if (made && made.mtimeMs < Date.now() - A_DAY) await rm(path, { recursive: true, force: true });
  }
}
