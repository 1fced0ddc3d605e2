import { mkdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { FolderInUse, lockFolder } from "../backend/database/lock.ts";

const LOOK_AGAIN = 100;

/** Does something while no other process does it with that folder; however its holder ends, its turn is over. */
export async function inTurn(folder: string, deed: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const release = await turn(folder);
  try {
    await deed();
  } finally {
    release();
  }
}

async function turn(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (reason) {
      if (!(reason instanceof FolderInUse)) throw reason;
      await setTimeout(LOOK_AGAIN);
    }
  }
}
