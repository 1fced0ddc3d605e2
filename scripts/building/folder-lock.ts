import { mkdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { FolderInUse, lockFolder } from "@trousse/backend/database/pglite/lock";

const RETRY_MS = 100;

/** Does something while no other process does it with that folder; however its holder ends, its turn is over. */
export async function withFolderLock(folder: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const release = await acquireLock(folder);
  try {
    await work();
  } finally {
    release();
  }
}

async function acquireLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (reason) {
      if (!(reason instanceof FolderInUse)) throw reason;
      await setTimeout(RETRY_MS);
    }
  }
}
