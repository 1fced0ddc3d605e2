import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { bootstrap } from "./bootstrap.ts";
import type { Engine } from "./engine.ts";
import { lockFolder } from "./lock.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { SetupError } from "./setup-error.ts";

/**
 * Where the data lives: a folder of ours, a PostgreSQL server, or nowhere (for tests); then `from` may
 * be an empty database as PGlite dumps it, which saves the seconds that making one takes.
 */
export type Place =
  | { readonly dataDir: string }
  | { readonly url: string }
  | { readonly memory: true; readonly from?: Blob };

/**
 * Opens a database and makes what the backend needs of it. In `dataDir` the database is the folder
 * `pgdata`, made on the first start (some seconds), and the folder is locked until `close`.
 *
 * @throws SetupError when the folder is in use, the server cannot be reached, or the data is of
 * another version.
 */
export async function openDatabase(place: Place): Promise<Engine> {
  if ("url" in place) return openPostgres(place.url);
  if ("dataDir" in place) return openFolder(place.dataDir);
  return bootstrapped(await openPglite({ from: place.from }));
}

async function openFolder(dataDir: string): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "pgdata");
    await createCluster(folder);
    const engine = await bootstrapped(await openCluster(folder));
    return closingWith(engine, unlock);
  } catch (reason) {
    unlock();
    throw reason;
  }
}

/** Made aside and then renamed: a first start that is killed leaves nothing that looks like data. */
async function createCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  await rename(unfinished, folder);
}

async function openCluster(folder: string): Promise<Engine> {
  // Without these PGlite would take the folder for an empty one, and write over what is left in it.
  const isWhole = ["PG_VERSION", "global/pg_control"].every((name) =>
    existsSync(join(folder, name)),
  );
  if (!isWhole) throw unreadable(folder);
  try {
    return await openPglite({ folder });
  } catch (cause) {
    throw unreadable(folder, cause);
  }
}

function unreadable(folder: string, cause?: unknown): SetupError {
  return new SetupError(
    `The database in ${folder} cannot be opened: it is damaged or of another version, so put a backup in its place.`,
    { cause },
  );
}

async function bootstrapped(engine: Engine): Promise<Engine> {
  try {
    await engine.transaction(bootstrap);
    return engine;
  } catch (reason) {
    await engine.close();
    throw reason;
  }
}

function closingWith(engine: Engine, after: () => void): Engine {
  return {
    kind: engine.kind,
    transaction: (work) => engine.transaction(work),
    asRole: (identity, text, values) => engine.asRole(identity, text, values),
    load: () => engine.load(),
    close: async () => {
      await engine.close();
      after();
    },
  };
}
