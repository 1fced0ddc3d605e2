import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeBackupFile } from "./backup-file.ts";
import type { BackupKey } from "./backup-key.ts";

/** The names that the folder store gives to complete files. */
const OBJECT_NAME = /^[\w-]{1,100}$/;

const objectFolder = (backups: string): string => join(backups, "objects");

/** The name includes the key, so that a new key gets its own copy. */
export async function copyOfObject(
  backups: string,
  name: string,
  key: BackupKey | undefined,
): Promise<string> {
  const ending = key ? `${(await key.recipient()).slice(-8)}.gz.age` : "gz";
  return join(objectFolder(backups), `${name}.${ending}`);
}

/**
 * Copies the stored files that are not among the backups yet. They never change, so one copy is enough. The time of each
 * copy says when its file last existed.
 * @returns their names
 */
export async function backUpObjects(
  storage: string,
  backups: string,
  key: BackupKey | undefined,
): Promise<string[]> {
  const names = (await readdir(storage).catch(() => [])).filter((name) => OBJECT_NAME.test(name));
  if (names.length === 0) return [];
  await mkdir(objectFolder(backups), { recursive: true, mode: 0o700 });
  const now = new Date();
  const backedUp: string[] = [];
  for (const name of names) {
    const path = await copyOfObject(backups, name, key);
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (isThere || (await backUpObject(join(storage, name), path, key))) backedUp.push(name);
  }
  return backedUp;
}

async function backUpObject(
  from: string,
  to: string,
  key: BackupKey | undefined,
): Promise<boolean> {
  // The picture may have been deleted since the list was read.
  if (!(await stat(from).catch(() => undefined))) return false;
  await writeBackupFile(to, key, createReadStream(from) as AsyncIterable<Buffer>);
  return true;
}

/** Deletes copies that no snapshot can refer to any more. @param oldest retained snapshot, in milliseconds since 1970 */
export async function deleteOldObjects(backups: string, oldest: number): Promise<void> {
  for (const name of await readdir(objectFolder(backups)).catch(() => [])) {
    const path = join(objectFolder(backups), name);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < oldest) await rm(path, { force: true });
  }
}
