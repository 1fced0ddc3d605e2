import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { systemErrorCode } from "../http/listeners.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** The mode bits of the group and of all other accounts. */
const OTHER_ACCOUNTS_MASK = 0o077;

/** The files that Trousse creates in a data folder. */
const OWN_ENTRIES =
  /^(pgdata|pgdata\.unfinished|storage|mailbox|backups|keys(\..+)?\.(json|tmp)|lock(-journal|\.pid)?|local-token.*|backup\.(requestId|answer).*|compile-cache|restoring|restored\.dump|replaced-.+|last-drill\..+|probe-\d+)$/;

/** Entries that a disk of its own has from the start, and those that macOS leaves. */
const IGNORED_ENTRIES = new Set(["lost+found", ".DS_Store"]);

/** Makes all new files of this process readable by its own account alone. Each program that writes data calls it first. */
export function restrictNewFiles(): void {
  process.umask(OTHER_ACCOUNTS_MASK);
}

/**
 * Removes the permissions of other accounts from a data folder and from the files of Trousse in it: a folder created
 * beforehand, or written without `restrictNewFiles`, has them. Unrelated files are not changed: `DATA_DIR` may name `/tmp`
 * by mistake.
 *
 * Its calls block, because a data folder has some thousand files, nothing is served yet, and awaiting each of them takes
 * twenty times as long.
 * @param change for tests
 * @throws {OperatorError} when some remain, because the folder belongs to another account, contains unrelated files, or
 * is on a disk without permissions
 */
export function restrictDataFolder(folder: string, change: typeof chmodSync = chmodSync): void {
  // Windows has other permissions, which a new folder inherits.
  if (process.platform === "win32") return;
  const names = readdirSync(folder);
  const strange = names.filter((name) => !OWN_ENTRIES.test(name) && !IGNORED_ENTRIES.has(name));
  const isOpen = (statSync(folder).mode & OTHER_ACCOUNTS_MASK) !== 0;
  if (isOpen && strange.length > 0) {
    throw new OperatorError(
      `Other accounts of this machine may read ${folder}, and it holds other things than the data of Trousse: ` +
        "close it (chmod 700), or set DATA_DIR to a folder of its own.",
    );
  }
  restrictEntry(folder, change);
  // An entry may be a link to another disk.
  for (const name of names) if (OWN_ENTRIES.test(name)) restrictTree(join(folder, name), change);
}

function restrictTree(path: string, change: typeof chmodSync): void {
  const isFolder = restrictEntry(path, change);
  if (!isFolder) return;
  for (const entry of entriesOf(path)) {
    if (!entry.isSymbolicLink()) restrictTree(join(path, entry.name), change);
  }
}

/** A folder that this account may not list is closed already. */
function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (problem) {
    if (systemErrorCode(problem) === "EACCES" || systemErrorCode(problem) === "ENOENT") return [];
    throw problem;
  }
}

/** @returns whether it is a folder */
function restrictEntry(path: string, change: typeof chmodSync): boolean {
  try {
    const before = statSync(path);
    if ((before.mode & OTHER_ACCOUNTS_MASK) === 0) return before.isDirectory();
    change(path, before.mode & 0o700);
    if ((statSync(path).mode & OTHER_ACCOUNTS_MASK) === 0) return before.isDirectory();
  } catch (problem) {
    // A running server may have deleted it since.
    if (systemErrorCode(problem) === "ENOENT") return false;
    if (!UNCHANGEABLE.has(systemErrorCode(problem))) throw problem;
  }
  throw new OperatorError(
    `Other accounts of this machine may read ${path}, and this account cannot change that: ` +
      "give the data folder to it (chown -R), or set DATA_DIR to a new folder inside it.",
  );
}

const UNCHANGEABLE = new Set(["EPERM", "EROFS", "ENOTSUP"]);
