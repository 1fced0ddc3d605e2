import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SetupError } from "../setup-error.ts";

/** Held here because a connection nobody refers to is collected, and its lock goes with it. */
const heldLocks = new Set<DatabaseSync>();

/** Another process, or this one, has the folder. */
export class FolderInUse extends SetupError {}

/**
 * Takes a folder for this process alone, until the answered function is called or the process ends
 * in whatever way: the lock is the operating system's own, on a file of the folder, and dies with
 * its holder. So nothing is ever stale, no process number has to be believed, and a holder that is
 * merely busy keeps it. SQLite is borrowed for its lock only: Node has no other door to `fcntl`.
 *
 * The folder must be on a disk of this machine; locks over a network file system are not to be trusted.
 *
 * @throws FolderInUse when another process, or this one, has the folder.
 */
export function lockFolder(folder: string): () => void {
  // Waits a moment, because a holder killed just now may still be leaving.
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 500 });
  const holderFile = join(folder, "lock.pid");
  try {
    lock.exec("begin exclusive");
  } catch (reason) {
    lock.close();
    if (!isBusy(reason)) throw reason;
    throw new FolderInUse(
      `The folder ${resolve(folder)} is already in use by ${holder(holderFile)}; ` +
        "stop it first or set DATA_DIR.",
    );
  }
  heldLocks.add(lock);
  writeFileSync(holderFile, String(process.pid));
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}

const SQLITE_BUSY = 5;

function isBusy(reason: unknown): boolean {
  return reason instanceof Error && "errcode" in reason && reason.errcode === SQLITE_BUSY;
}

/** For the sentence only: nothing is decided by this number. */
function holder(file: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(file, "utf8"), 10)}`;
  } catch {
    return "another process";
  }
}
