import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeBackupFile } from "./backup-file.ts";
import type { BackupKey } from "./backup-key.ts";

/** As the folder store names what it keeps whole. */
const OBJECT_NAME = /^[\w-]{1,100}$/;

const objectFolder = (backups: string): string => join(backups, "objects");

/** Names the key it was made with, so that a new key gets a copy of its own. */
export async function copyOfObject(
  backups: string,
  name: string,
  key: BackupKey | undefined,
): Promise<string> {
  const ending = key ? `${(await key.recipient()).slice(-8)}.gz.age` : "gz";
  return join(objectFolder(backups), `${name}.${ending}`);
}

/**
 * Copies the stored files that are not among the backups yet: they never change, so once is enough. The time of each copy
 * says when its file was last there.
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
  const kept: string[] = [];
  for (const name of names) {
    const path = await copyOfObject(backups, name, key);
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (isThere || (await backUpObject(join(storage, name), path, key))) kept.push(name);
  }
  return kept;
}

async function backUpObject(
  from: string,
  to: string,
  key: BackupKey | undefined,
): Promise<boolean> {
  // Somebody may have deleted the picture since the list was read.
  if (!(await stat(from).catch(() => undefined))) return false;
  await writeBackupFile(to, key, createReadStream(from) as AsyncIterable<Buffer>);
  return true;
}

/** Copies that no snapshot can name any more. @param oldest snapshot kept, in milliseconds since 1970 */
export async function deleteOldObjects(backups: string, oldest: number): Promise<void> {
  for (const name of await readdir(objectFolder(backups)).catch(() => [])) {
    const path = join(objectFolder(backups), name);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < oldest) await rm(path, { force: true });
  }
}
