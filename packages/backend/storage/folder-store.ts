import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type ByteStore, isKey, requireKey } from "./byte-store.ts";

const UNFINISHED = ".part";

/** Bytes in a folder of this machine, or one that several machines share. */
export async function openFolderStore(folder: string): Promise<ByteStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  const pathOf = (key: string) => {
    requireKey(key);
    return join(folder, key);
  };

  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const file = await open(`${path}${UNFINISHED}`, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}${UNFINISHED}`, path);
      // The name is in the folder, which has bytes of its own.
      const names = await open(folder, "r");
      try {
        await names.sync();
      } finally {
        await names.close();
      }
    },
    async read(key) {
      return readFile(pathOf(key)).then((bytes) => new Uint8Array(bytes), undefinedIfMissing);
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}${UNFINISHED}`, { force: true });
    },
    async *olderThan(moment) {
      const keys = new Set<string>();
      for (const name of await readdir(folder)) {
        const key = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name;
        if (!isKey(key) || keys.has(key)) continue;
        const about = await stat(join(folder, name)).catch(undefinedIfMissing);
        if (about && about.mtimeMs < moment) keys.add(key);
      }
      yield* keys;
    },
  };
}

function undefinedIfMissing(problem: unknown): undefined {
  if (problem instanceof Error && "code" in problem && problem.code === "ENOENT") return undefined;
  throw problem;
}
