import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "./doors.ts";
import { Refusal } from "./refusal.ts";

/** Of a mode: what the group and all other accounts of the machine may do. */
const OTHERS = 0o077;

/** What Trousse puts into a data folder. */
const OWN =
  /^(pgdata|pgdata\.unfinished|storage|mailbox|backups|keys(\..+)?\.(json|tmp)|lock(-journal|\.pid)?|local-token.*|backup\.(wish|answer).*|restoring|restored\.dump|replaced-.+|last-drill\..+|probe-\d+)$/;

/** What a disk of its own has in it before anything else, and what macOS leaves. */
const HARMLESS = new Set(["lost+found", ".DS_Store"]);

/** From now on what this process writes is readable by its own account alone. Each program that writes data begins so. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of other accounts from a data folder and what Trousse has in it: one that was made beforehand, or that
 * was written without `keepFilesPrivate`, has them. Other people's files are let be: `DATA_DIR` may name `/tmp` by mistake.
 * @param change for tests
 * @throws {Refusal} when some remain, because the folder belongs to another account, is used for other things as well, or
 * its disk knows no rights
 */
export async function closeToOthers(folder: string, change = chmod): Promise<void> {
  // Windows has other rights, which a new folder inherits.
  if (process.platform === "win32") return;
  const names = await readdir(folder);
  const strange = names.filter((name) => !OWN.test(name) && !HARMLESS.has(name));
  const isOpen = ((await stat(folder)).mode & OTHERS) !== 0;
  if (isOpen && strange.length > 0) {
    throw new Refusal(
      `Other accounts of this machine may read ${folder}, and it holds other things than the data of Trousse: ` +
        "close it (chmod 700), or set DATA_DIR to a folder of its own.",
    );
  }
  await closeOne(folder, change);
  // A part may be a link to another disk.
  for (const name of names) if (OWN.test(name)) await close(join(folder, name), change);
}

async function close(path: string, change: typeof chmod): Promise<void> {
  const isFolder = await closeOne(path, change);
  if (!isFolder) return;
  for (const entry of await entriesOf(path)) {
    if (!entry.isSymbolicLink()) await close(join(path, entry.name), change);
  }
}

/** What this account may not list is closed already. */
async function entriesOf(path: string) {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (problem) {
    if (codeOf(problem) === "EACCES" || codeOf(problem) === "ENOENT") return [];
    throw problem;
  }
}

/** @returns whether it is a folder */
async function closeOne(path: string, change: typeof chmod): Promise<boolean> {
  try {
    const before = await stat(path);
    if ((before.mode & OTHERS) === 0) return before.isDirectory();
    await change(path, before.mode & 0o700);
    if (((await stat(path)).mode & OTHERS) === 0) return before.isDirectory();
  } catch (problem) {
    // A running server may have deleted it since.
    if (codeOf(problem) === "ENOENT") return false;
    if (!UNCHANGEABLE.has(codeOf(problem))) throw problem;
  }
  throw new Refusal(
    `Other accounts of this machine may read ${path}, and this account cannot change that: ` +
      "give the data folder to it (chown -R), or set DATA_DIR to a new folder inside it.",
  );
}

const UNCHANGEABLE = new Set(["EPERM", "EROFS", "ENOTSUP"]);
