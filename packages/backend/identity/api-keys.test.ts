import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { KeysError, loadKeys } from "./api-keys.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, "keys.json");

test("the first start makes keys and every later start finds the same", async () => {
  const made = await loadKeys(folder);
  expect(made.publishableKey).toMatch(/^sb_publishable_[\w-]{43}$/);
  expect(made.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(Buffer.from(made.jwtSecret, "base64url")).toHaveLength(32);
  expect(await loadKeys(folder)).toEqual(made);
});

test("two folders share no key", async () => {
  const other = join(folder, "other");
  const [here, there] = [await loadKeys(folder), await loadKeys(other)];
  expect(new Set([...Object.values(here), ...Object.values(there)]).size).toBe(6);
});

test("processes that start at the same moment agree", async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder)));
  expect(new Set(loaded.map((keys) => keys.jwtSecret)).size).toBe(1);
});

test("nobody else on the machine can read them, even after a careless copy", async () => {
  await loadKeys(folder);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await chmod(file(), 0o644);
  await loadKeys(folder);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test.each([
  { change: { jwtSecret: "a" }, because: "one character is no secret" },
  { change: { jwtSecret: "a".repeat(64) }, because: "length alone is not randomness" },
  {
    change: { jwtSecret: "super secret jwt token with at least 32 chars" },
    because: "it was typed",
  },
  { change: { secretKey: "sb_secret_x" }, because: "it can be guessed" },
  { change: { publishableKey: undefined }, because: "it is missing" },
])("refuses $change: $because", async ({ change }) => {
  const good = await loadKeys(folder);
  await writeFile(file(), JSON.stringify({ ...good, ...change }));
  await expect(loadKeys(folder)).rejects.toThrow(KeysError);
});

test("a damaged file is refused and left as it was", async () => {
  await writeFile(file(), "{");
  await expect(loadKeys(folder)).rejects.toThrow(/damaged or too weak/);
  expect(await readFile(file(), "utf8")).toBe("{");
});
