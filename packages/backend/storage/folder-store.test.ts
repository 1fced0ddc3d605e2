import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { ByteStore } from "./byte-store.ts";
import { openFolderStore } from "./folder-store.ts";

let folder: string;
let store: ByteStore;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "trousse-storage-")), "storage");
  store = await openFolderStore(folder);
  onTestFinished(() => rm(join(folder, ".."), { recursive: true }));
});

const BYTES = new Uint8Array([0, 1, 254, 255]);
const YESTERDAY = new Date(Date.now() - 90_000_000);

async function keysBefore(moment: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.olderThan(moment)) keys.push(key);
  return keys.sort();
}

test("a written object can be read, and a removed one cannot", async () => {
  const key = randomUUID();
  expect(await store.read(key)).toBeUndefined();
  await store.write(key, BYTES);
  expect(await store.read(key)).toEqual(BYTES);
  await store.remove(key);
  await store.remove(key);
  expect(await readdir(folder)).toEqual([]);
});

test("only the owner may open the folder and its files", async () => {
  const key = randomUUID();
  await store.write(key, BYTES);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
});

test.each(["../keys.json", "..", "", "a.png", `../${randomUUID()}`, `${randomUUID()}.part`])(
  "'%s' is not a key and is never used as a path",
  async (key) => {
    await expect(store.write(key, BYTES)).rejects.toThrow("not one of ours");
    await expect(store.read(key)).rejects.toThrow("not one of ours");
    await expect(store.remove(key)).rejects.toThrow("not one of ours");
  },
);

test("a key is never written twice at once, and never partially", async () => {
  const key = randomUUID();
  await writeFile(join(folder, `${key}.part`), "half");
  await expect(store.write(key, BYTES)).rejects.toMatchObject({ code: "EEXIST" });
  expect(await store.read(key)).toBeUndefined();
});

test("lists own objects older than a given time, complete or not", async () => {
  const [old, unfinished, young] = [randomUUID(), randomUUID(), randomUUID()];
  await store.write(old, BYTES);
  await store.write(young, BYTES);
  await writeFile(join(folder, `${unfinished}.part`), "half");
  await writeFile(join(folder, "thesis.txt"), "ten years");
  for (const name of [old, `${unfinished}.part`, "thesis.txt"]) {
    await utimes(join(folder, name), YESTERDAY, YESTERDAY);
  }
  expect(await keysBefore(Date.now() - 86_400_000)).toEqual([old, unfinished].sort());
  await store.remove(unfinished);
  expect((await readdir(folder)).sort()).toEqual([old, young, "thesis.txt"].sort());
});
