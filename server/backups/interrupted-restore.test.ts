import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { restoreSnapshot } from "./restore.ts";

vi.mock(import("node:fs/promises"), async (load) => {
  const original = await load();
  return { ...original, rename: vi.fn(original.rename) };
});
vi.mock(import("./unpack.ts"), async (load) => ({
  ...(await load()),
  async unpackSnapshot(_path, _key, folder) {
    await fill(folder, "restored");
    // The rows of PGlite would be counted.
    return { database: "postgres" } as never;
  },
}));

const ENTRIES = ["pgdata", "keys.json", "storage"];

async function fill(folder: string, content: string): Promise<void> {
  await mkdir(join(folder, "pgdata"), { recursive: true });
  await mkdir(join(folder, "storage"));
  await writeFile(join(folder, "pgdata", "content"), content);
  await writeFile(join(folder, "keys.json"), content);
  await writeFile(join(folder, "storage", "content"), content);
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trousse-restore-"));
});
afterEach(() => removeFolder(dataDir));

test.each([1, 2, 3, 4, 5, 6])(
  "a restore that ends at move %i of 6 leaves all of the previous data, or a folder that is not opened",
  async (move) => {
    await fill(dataDir, "previous");
    const { rename: original } = await vi.importActual<{ rename: typeof rename }>(
      "node:fs/promises",
    );
    let moves = 0;
    vi.mocked(rename).mockImplementation(async (from, to) => {
      moves += 1;
      if (moves === move) throw new Error("killed");
      await original(from, to);
    });
    const now = new Date("2026-11-21T12:00:00Z");
    await expect(restoreSnapshot("", undefined, dataDir, now)).rejects.toThrow("killed");
    vi.mocked(rename).mockImplementation(original);
    if (existsSync(join(dataDir, "pgdata"))) {
      expect(move).toBe(1);
      for (const entry of ENTRIES) expect(existsSync(join(dataDir, entry)), entry).toBe(true);
      expect(await readFile(join(dataDir, "keys.json"), "utf8")).toBe("previous");
      return;
    }
    await expect(openDatabase({ dataDir, durability: "fast" })).rejects.toThrow(
      `There is no database in ${dataDir}, because a restore was interrupted: run npm run restore -- FILE again, ` +
        `or put everything in ${join(dataDir, "replaced-20261121T120000Z")} back in its place.`,
    );
    expect(existsSync(join(dataDir, "pgdata"))).toBe(false);
  },
);

test("a first restore that was killed while it unpacked is not taken for a new folder", async () => {
  await mkdir(join(dataDir, "restoring"));
  await expect(openDatabase({ dataDir, durability: "fast" })).rejects.toThrow(
    `run npm run restore -- FILE again, or delete ${join(dataDir, "restoring")} to begin without data.`,
  );
});
