import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SetupError } from "../setup-error.ts";

/** Referenced here because an unreferenced connection is garbage-collected, which releases its lock. */
const heldLocks = new Set<DatabaseSync>();

/** Another process, or this one, has locked the folder. */
export class FolderInUse extends SetupError {}

/**
 * Locks a folder for this process, until the returned function is called or the process ends in any way: the lock is the
 * operating system's own, on a file of the folder, and ends with its holder. So a lock is never stale, no process id has to
 * be trusted, and a busy holder keeps it. SQLite is used for its lock only, because Node offers no other access to `fcntl`.
 *
 * The folder must be on a local disk, because locks over a network file system are unreliable.
 *
 * @throws FolderInUse when another process, or this one, has the folder.
 */
export function lockFolder(folder: string): () => void {
  // Waits a moment, because a holder that was just killed may still be ending.
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

/** For the message only: no decision depends on this number. */
function holder(file: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(file, "utf8"), 10)}`;
  } catch {
    return "another process";
  }
}
