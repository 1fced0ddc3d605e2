import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "trousse-data-"));
  onTestFinished(() => rm(place, { recursive: true }));
});

test("a new folder is closed to other accounts, and nothing is left in it", async () => {
  const folder = join(place, "a/b");
  await prepareDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readdir(folder)).toEqual([]);
});

test("a file in the way is told in one sentence", async () => {
  await writeFile(join(place, "data"), "");
  await expect(prepareDataFolder(join(place, "data"))).rejects.toThrow(
    /^The data cannot be kept in .*, because there is a file of that name: set DATA_DIR\.$/,
  );
  await expect(prepareDataFolder(join(place, "data/deeper"))).rejects.toThrow(
    /because a part of that path is a file/,
  );
});
