import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Engine } from "./engine.ts";
import { damagedError, requireIntactFiles } from "./pglite/data-files.ts";
import { requireNoInterruptedRestore } from "./pglite/interrupted-restore.ts";
import { lockFolder } from "./pglite/lock.ts";
import { LogSync } from "./pglite/log-sync.ts";
import { syncFolder, syncTree } from "./pglite/sync-tree.ts";
import { bootstrap } from "./setup/bootstrap.ts";

// Each engine is loaded where it is used, because an installation has one of them.
const loadPglite = () => import("./pglite/pglite.ts");
const loadPostgres = () => import("./postgres/postgres.ts");

/**
 * The location of the data: our own folder, a PostgreSQL server, or memory (for tests). For memory, `from` may be an empty
 * database as PGlite dumps it, which saves the seconds that creating one takes.
 */
export type DatabaseLocation =
  | { readonly dataDir: string; readonly durability?: Durability }
  | { readonly url: string }
  | { readonly memory: true; readonly from?: Blob };

/**
 * `careful`, the default, flushes each commit to the disk before it is acknowledged; `fast` leaves flushing to the operating
 * system.
 */
export type Durability = "careful" | "fast";

/**
 * Opens a database and creates what the backend needs in it. In `dataDir` the database is the folder `pgdata`, created at
 * the first start (some seconds), and the folder is locked until `close`.
 *
 * @throws SetupError when the folder is in use, a restore into it was interrupted, the server cannot be reached, or the
 * data is of another version.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Engine> {
  if ("url" in location) return (await loadPostgres()).openPostgres(location.url);
  if ("dataDir" in location) return openFolder(location);
  const { openPglite } = await loadPglite();
  return bootstrapped(await openPglite({ from: location.from }));
}

async function openFolder(location: { dataDir: string; durability?: Durability }): Promise<Engine> {
  const { dataDir, durability = "careful" } = location;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, "pgdata");
    await createCluster(folder, durability);
    const engine = await bootstrapped(await openCluster(folder, durability));
    return withCloseHook(engine, unlock);
  } catch (reason) {
    unlock();
    throw reason;
  }
}

/**
 * Opens a copy in order to check it for damage (`checkIntegrity`), with the extension that checks indexes.
 * @throws SetupError as `openDatabase`
 */
export async function openForIntegrityCheck(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, "pgdata");
  await requireIntactFiles(folder);
  const { openPglite } = await loadPglite();
  const { amcheck } = await import("@electric-sql/pglite/contrib/amcheck");
  try {
    return await openPglite({ folder, extensions: { amcheck } });
  } catch (cause) {
    throw damagedError(folder, "PostgreSQL cannot open it", cause);
  }
}

/** Created under another name and then renamed, so that an interrupted first start leaves nothing that looks like data. */
async function createCluster(folder: string, durability: Durability): Promise<void> {
  if (existsSync(folder)) return;
  await requireNoInterruptedRestore(dirname(folder));
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const { initializeFolder } = await loadPglite();
  await initializeFolder(unfinished);
  if (durability === "careful") await syncTree(unfinished);
  await rename(unfinished, folder);
  if (durability === "careful") await syncFolder(dirname(folder));
}

async function openCluster(folder: string, durability: Durability): Promise<Engine> {
  await requireIntactFiles(folder);
  const { openPglite } = await loadPglite();
  try {
    return await openPglite({
      folder,
      ...(durability === "careful" && { log: new LogSync() }),
    });
  } catch (cause) {
    throw damagedError(folder, "PostgreSQL cannot open it", cause);
  }
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

function withCloseHook(engine: Engine, after: () => void): Engine {
  return {
    kind: engine.kind,
    transaction: (work) => engine.transaction(work),
    asRole: (identity, text, values) => engine.asRole(identity, text, values),
    listen: (channel, heard) => engine.listen(channel, heard),
    load: () => engine.load(),
    close: async () => {
      await engine.close();
      after();
    },
  };
}
