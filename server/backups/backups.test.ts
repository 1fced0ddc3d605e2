import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { generateX25519Identity } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Ledger,
  openLedger,
  testBackupKey,
  writeUntilStopped,
} from "#testing/durability/backups.ts";
import { writeBackupFile } from "./backup-file.ts";
import { BackupKey } from "./backup-key.ts";
import { restoreSnapshot } from "./restore.ts";
import { listSnapshots, makeSnapshot } from "./snapshot.ts";
import { verifySnapshot } from "./unpack.ts";

const LONG = 180_000;

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger("fast");
  const stop = writeUntilStopped(ledger.source.engine);
  await makeSnapshot(
    ledger.source,
    { folder: ledger.folder, key: testBackupKey },
    Date.UTC(2026, 1),
  );
  await stop();
}, LONG);
afterAll(() => ledger.close());

const newest = async () => (await listSnapshots(ledger.folder))[0]?.path ?? "";

test("only its owner can read a snapshot, and nothing of it can be read without the key", async () => {
  const path = await newest();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await expect(verifySnapshot(path, undefined)).rejects.toThrow(/set BACKUP_KEY/);
  await expect(verifySnapshot(path, new BackupKey(await generateX25519Identity()))).rejects.toThrow(
    /encrypted with another BACKUP_KEY/,
  );
  expect((await readdir(ledger.folder)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

test("a restored folder has its keys and pictures again, and the data that was there is moved aside", {
  timeout: LONG,
}, async () => {
  const target = join(ledger.dataDir, "..", "elsewhere");
  const now = new Date("2026-11-21T12:00:00Z");
  const first = await restoreSnapshot(await newest(), testBackupKey, target, now);
  expect(first.replacedFolder).toBeUndefined();
  expect(await readFile(join(target, "storage", "a-picture"), "utf8")).toBe("pixels");
  const second = await restoreSnapshot(await newest(), testBackupKey, target, now);
  expect(second.replacedFolder).toBe(join(target, "replaced-20261121T120000Z"));
  expect(await readdir(second.replacedFolder ?? "")).toEqual(
    expect.arrayContaining(["keys.json", "pgdata", "storage"]),
  );
  await (await openDatabase({ dataDir: target, durability: "fast" })).close();
});

test("refused: a file of the same key that contains something else", async () => {
  const path = join(ledger.dataDir, "..", "else");
  async function* text() {
    yield "no archive of files, and longer than one block of an archive. ".repeat(20);
  }
  await writeBackupFile(path, testBackupKey, text());
  const problem = verifySnapshot(path, testBackupKey);
  await expect(problem).rejects.toMatchObject({ name: "OperatorError" });
  await expect(problem).rejects.toThrow("is no snapshot");
});

test("after BACKUP_KEY was changed a snapshot and its pictures open with the new key alone", {
  timeout: LONG,
}, async () => {
  const old = await newest();
  const key = new BackupKey(await generateX25519Identity());
  const { path } = await makeSnapshot(
    ledger.source,
    { folder: ledger.folder, key },
    Date.UTC(2026, 2),
  );
  expect((await verifySnapshot(path, key)).objects).toEqual(["a-picture"]);
  await expect(verifySnapshot(path, testBackupKey)).rejects.toThrow("another BACKUP_KEY");
  expect((await verifySnapshot(old, testBackupKey)).objects).toEqual(["a-picture"]);
  await rm(path);
});

test("a snapshot made after the clock was set back stays, though another of its hour has a later date", {
  timeout: LONG,
}, async () => {
  const place = { folder: ledger.folder, key: testBackupKey };
  const hour = Date.UTC(2026, 0, 31, 12);
  const before = await makeSnapshot(ledger.source, place, hour + 50 * 60_000);
  const after = await makeSnapshot(ledger.source, place, hour + 30 * 60_000);
  const paths = (await listSnapshots(ledger.folder)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([before.path, after.path]));
  for (const { path } of [before, after]) await rm(path);
});

test("a folder in use or a damaged snapshot is refused, and nothing is changed", async () => {
  const path = await newest();
  await expect(restoreSnapshot(path, testBackupKey, ledger.dataDir, new Date())).rejects.toThrow(
    /already in use/,
  );
  const target = join(ledger.dataDir, "..", "untouched");
  const cut = (await readFile(path)).subarray(0, -100);
  await writeFile(`${path}.copy`, cut);
  await expect(restoreSnapshot(`${path}.copy`, testBackupKey, target, new Date())).rejects.toThrow(
    /damaged, cut short/,
  );
  expect((await readdir(target)).filter((name) => !name.startsWith("lock"))).toEqual([]);
});
