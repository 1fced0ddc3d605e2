import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import { makeFolder } from "../disk/data-folder.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { Config } from "../settings/config.ts";
import { listFolder } from "./folder-entries.ts";
import { makeSnapshot } from "./snapshot.ts";

const MEGABYTE = 1024 * 1024;

export type UpdateSnapshotSettings = Pick<Config, "dataDir" | "backups" | "minFreeMegabytes">;

/**
 * Makes a snapshot of a database in the data folder before a newer version of the program changes it.
 * @returns its path; undefined where BACKUPS is off
 * @throws {OperatorError} where there may not be space for it; nothing has been changed then
 */
export async function snapshotBeforeUpdate(
  engine: Engine,
  { dataDir, backups, minFreeMegabytes }: UpdateSnapshotSettings,
): Promise<string | undefined> {
  if (!backups.isOn) return undefined;
  await makeFolder(backups.folder);
  const needed = (await bytesOf(join(dataDir, "pgdata"))) + minFreeMegabytes * MEGABYTE;
  const { bavail, bsize } = await statfs(backups.folder);
  if (bavail * bsize < needed) {
    throw new OperatorError(
      `There is no space for the snapshot that is made before an update: ${megabytes(needed)} MB are needed in ${backups.folder}, and ${megabytes(bavail * bsize)} MB are free. Nothing was changed: free some space, set BACKUP_DIR to another disk, or start the version of before.`,
    );
  }
  const source = { engine, dataDir, databaseUrl: undefined };
  const { path } = await makeSnapshot(source, backups, Date.now(), { isBeforeUpdate: true });
  return path;
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** What a snapshot has at the most; it is packed, so it has less. */
async function bytesOf(folder: string): Promise<number> {
  const { files } = await listFolder(folder);
  const sizes = await Promise.all(files.map((file) => stat(join(folder, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
