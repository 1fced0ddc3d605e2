import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Flushes a folder and all its content to the disk. */
export async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFolder(root);
}

/** Makes a rename or a new name in the folder survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  // Windows flushes folders by itself and cannot open them.
  if (process.platform !== "win32") await syncFile(path, "r");
}

async function syncFile(path: string, flags = "r+"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
