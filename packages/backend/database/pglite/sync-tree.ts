import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Brings a folder and all in it to the disk. */
export async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFolder(root);
}

/** What a rename or a new name in it needs to outlive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows keeps its folders by itself and opens none.
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
