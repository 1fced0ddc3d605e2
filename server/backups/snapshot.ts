import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "@trousse/backend/database/engine";
import type { BackupSetting } from "../settings/backup-settings.ts";
import { writeBackupFile } from "./backup-file.ts";
import { bytesEntry, fileEntry } from "./folder-entries.ts";
import { type Manifest, versionOf } from "./manifest.ts";
import { backUpObjects, deleteOldObjects } from "./object-backups.ts";
import { pgliteEntries } from "./pglite-entries.ts";
import { postgresEntries } from "./postgres-entries.ts";
import {
  outdatedSnapshots,
  parseSnapshotName,
  type SnapshotDate,
  snapshotName,
} from "./rotation.ts";
import { packTar, type TarEntry } from "./tar.ts";

export interface SnapshotSource {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Without it, free space is not checked. */
  readonly freeSpace?: { hasFreeSpace(): boolean };
}

export interface Snapshot extends SnapshotDate {
  readonly path: string;
}

export const MANIFEST = "manifest.json";

/**
 * Makes a snapshot of the whole installation, completely or not at all, and deletes outdated ones. The installation stays
 * in use meanwhile.
 * @param madeAt milliseconds since 1970
 */
export async function makeSnapshot(
  source: SnapshotSource,
  { folder, key }: Pick<BackupSetting, "folder" | "key">,
  madeAt: number,
  { isBeforeUpdate = false }: { readonly isBeforeUpdate?: boolean } = {},
): Promise<Snapshot & { readonly size: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteUnfinished(folder);
  const name = snapshotName(madeAt, isBeforeUpdate);
  const path = join(folder, name);
  const storage = join(source.dataDir, "storage");
  // Files are copied before and after: one that is added or deleted meanwhile is in one of the two copies.
  const keep = () => backUpObjects(storage, folder, key);
  const size = await writeBackupFile(path, key, packTar(snapshotEntries(source, madeAt, keep)));
  await deleteOutdated(folder, name);
  return { name, madeAt, path, size };
}

async function* snapshotEntries(
  { engine, dataDir, databaseUrl }: SnapshotSource,
  madeAt: number,
  keep: () => Promise<string[]>,
): AsyncGenerator<TarEntry> {
  const before = await keep();
  yield* await fileEntry(dataDir, "keys.json", "keys.json");
  let about: Pick<Manifest, "version" | "migration" | "rows" | "folders">;
  if (databaseUrl) {
    about = { ...(await engine.transaction(versionOf)), rows: {}, folders: [] };
    yield* postgresEntries(databaseUrl);
  } else {
    about = { version: "", migration: "", rows: {}, folders: [] };
    yield* pgliteEntries(engine, join(dataDir, "pgdata"), (found) => {
      about = found;
    });
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date(madeAt).toISOString(),
    database: engine.kind,
    ...about,
    objects: [...new Set([...before, ...(await keep())])],
  };
  yield bytesEntry(MANIFEST, Buffer.from(JSON.stringify(manifest)));
}

/** Newest first. */
export async function listSnapshots(folder: string): Promise<Snapshot[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => parseSnapshotName(name) ?? [])
    .map((dated) => ({ ...dated, path: join(folder, dated.name) }))
    .toSorted((one, other) => other.madeAt - one.madeAt);
}

/**
 * The newest snapshot that is not in the future: after the clock was set back, one with a later date does not tell when the
 * last snapshot was made.
 * @param now milliseconds since 1970
 */
export async function newestSnapshot(folder: string, now: number): Promise<Snapshot | undefined> {
  return (await listSnapshots(folder)).find(({ madeAt }) => madeAt <= now);
}

/** @param made the name of the snapshot just made; after the clock was set back, others of its hour may have a later date */
async function deleteOutdated(folder: string, made: string): Promise<void> {
  const snapshots = await listSnapshots(folder);
  const old = new Set(outdatedSnapshots(snapshots).filter(({ name }) => name !== made));
  for (const { path } of old) await rm(path, { force: true });
  const oldest = snapshots.filter((snapshot) => !old.has(snapshot)).at(-1);
  if (oldest) await deleteOldObjects(folder, oldest.madeAt);
}

const DAY = 86_400_000;

/** Deletes the remains of a process that was killed. A manual drill may be under way, so the folder of today stays. */
async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(".backup.unfinished")) await rm(path, { force: true });
    if (!name.startsWith("drill-")) continue;
    const about = await stat(path).catch(() => undefined);
    if (about && Date.now() - about.mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}
