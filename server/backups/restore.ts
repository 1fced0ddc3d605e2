import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openForIntegrityCheck } from "@trousse/backend/database/open";
import {
  REPLACED_PREFIX,
  RESTORING_FOLDER,
} from "@trousse/backend/database/pglite/interrupted-restore";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { syncFolder, syncTree } from "@trousse/backend/database/pglite/sync-tree";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { BackupKey } from "./backup-key.ts";
import { countRows, type Manifest, rowDifferences } from "./manifest.ts";
import { unpackSnapshot } from "./unpack.ts";

/**
 * What a snapshot replaces; everything else in a data folder stays. The database is moved away first and into place last:
 * while it is missing, no start of the server goes on with a part of the others.
 */
const REPLACED_ENTRIES = ["pgdata", "keys.json", "storage"];
const RESTORED_ENTRIES = REPLACED_ENTRIES.toReversed();

export interface RestoreResult {
  readonly manifest: Manifest;
  /** Where the previous data was moved; undefined when there was none. */
  readonly replacedFolder: string | undefined;
  /** The whole dump for `pg_restore`, where the snapshot is of a PostgreSQL server. */
  readonly dump: string | undefined;
}

/**
 * Replaces the data of a folder with a snapshot: unpacks it beside the folder, opens it and counts its rows, and only then
 * exchanges the two by renaming. The previous data is moved aside and never deleted.
 * @throws {OperatorError | SetupError} in one sentence, with the folder unchanged
 */
export async function restoreSnapshot(
  path: string,
  key: BackupKey | undefined,
  dataDir: string,
  now: Date,
): Promise<RestoreResult> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const incoming = join(dataDir, RESTORING_FOLDER);
  try {
    await rm(incoming, { recursive: true, force: true });
    const manifest = await unpackSnapshot(path, key, incoming);
    if (manifest.database === "pglite") await requireSameRows(incoming, manifest);
    const dump = await joinDump(incoming, join(dataDir, "restored.dump"));
    await syncTree(incoming);
    const replacedFolder = await swapIntoPlace(dataDir, incoming, now);
    return { manifest, replacedFolder, dump };
  } finally {
    await rm(incoming, { recursive: true, force: true });
    unlock();
  }
}

async function requireSameRows(folder: string, manifest: Manifest): Promise<void> {
  const engine = await openForIntegrityCheck(folder);
  try {
    const [first] = rowDifferences(manifest.rows, await engine.transaction(countRows));
    if (first)
      throw new OperatorError(`The backup is not what it says: ${first}. Nothing was changed.`);
  } finally {
    await engine.close();
  }
}

async function swapIntoPlace(
  dataDir: string,
  incoming: string,
  now: Date,
): Promise<string | undefined> {
  const present = await readdir(dataDir);
  const replaced = REPLACED_ENTRIES.filter((part) => present.includes(part));
  const aside = join(
    dataDir,
    `${REPLACED_PREFIX}${now.toISOString().replace(/[-:]|\.\d{3}/g, "")}`,
  );
  if (replaced.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const part of replaced) await rename(join(dataDir, part), join(aside, part));
  const arrived = await readdir(incoming);
  for (const part of RESTORED_ENTRIES.filter((name) => arrived.includes(name))) {
    await rename(join(incoming, part), join(dataDir, part));
  }
  await syncFolder(dataDir);
  return replaced.length > 0 ? aside : undefined;
}

async function joinDump(incoming: string, path: string): Promise<string | undefined> {
  const pieces = await readdir(join(incoming, "database")).catch(() => []);
  if (pieces.length === 0) return undefined;
  await pipeline(
    async function* () {
      for (const piece of pieces.toSorted())
        yield* createReadStream(join(incoming, "database", piece));
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return path;
}
