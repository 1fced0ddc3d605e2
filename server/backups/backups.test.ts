import { cp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { examine } from "../../backend/database/examine.ts";
import { openDatabase, openExamined } from "../../backend/database/open.ts";
import {
  backUpAtRandom,
  keepWriting,
  keyForTests,
  type Ledger,
  openLedger,
} from "../../testing/durability/backups.ts";
import { damages, fileOf } from "../../testing/durability/damage.ts";
import { BackupKey } from "./backup-key.ts";
import { restoreSnapshot } from "./restore.ts";
import { listSnapshots, makeSnapshot } from "./snapshot.ts";
import { unpackSnapshot, verifySnapshot } from "./unpack.ts";

const LONG = 180_000;

test("snapshots made at random while somebody writes come back, each whole and of one moment", {
  timeout: LONG,
}, async () => {
  expect(await backUpAtRandom(1)).toMatchObject({ made: 1, problems: [] });
});

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
  const stop = keepWriting(ledger.source.engine);
  await makeSnapshot(ledger.source, { folder: ledger.folder, key: keyForTests }, Date.UTC(2026, 1));
  await stop();
}, LONG);
afterAll(() => ledger.close());

const newest = async () => (await listSnapshots(ledger.folder))[0]?.path ?? "";

test("a snapshot can be read by its owner alone, and nothing of it without the key", async () => {
  const path = await newest();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await expect(verifySnapshot(path, undefined)).rejects.toThrow(/set BACKUP_KEY/);
  await expect(verifySnapshot(path, new BackupKey("another passphrase"))).rejects.toThrow(
    /sealed with another BACKUP_KEY/,
  );
  expect((await readdir(ledger.folder)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

test("a restored folder has its keys and pictures again, and what was there is only moved aside", {
  timeout: LONG,
}, async () => {
  const place = join(ledger.dataDir, "..", "elsewhere");
  const now = new Date("2026-11-21T12:00:00Z");
  const first = await restoreSnapshot(await newest(), keyForTests, place, now);
  expect(first.aside).toBeUndefined();
  expect(await readFile(join(place, "storage", "a-picture"), "utf8")).toBe("pixels");
  const second = await restoreSnapshot(await newest(), keyForTests, place, now);
  expect(second.aside).toBe(join(place, "replaced-20261121T120000Z"));
  expect(await readdir(second.aside ?? "")).toEqual(
    expect.arrayContaining(["keys.json", "pgdata", "storage"]),
  );
  await (await openDatabase({ dataDir: place })).close();
});

test("a folder in use, a snapshot that is damaged: refused, and nothing is changed", async () => {
  const path = await newest();
  await expect(restoreSnapshot(path, keyForTests, ledger.dataDir, new Date())).rejects.toThrow(
    /already in use/,
  );
  const place = join(ledger.dataDir, "..", "untouched");
  const cut = (await readFile(path)).subarray(0, -100);
  await writeFile(`${path}.copy`, cut);
  await expect(restoreSnapshot(`${path}.copy`, keyForTests, place, new Date())).rejects.toThrow(
    /damaged, cut short/,
  );
  expect((await readdir(place)).filter((name) => !name.startsWith("lock"))).toEqual([]);
});

test("every damage to the files is found, before opening or by the nightly look", {
  timeout: LONG,
}, async () => {
  const whole = join(ledger.dataDir, "..", "whole");
  const place = join(ledger.dataDir, "..", "damaged");
  await unpackSnapshot(await newest(), keyForTests, whole);
  const settled = await openDatabase({ dataDir: whole, durability: "fast" });
  await settled.transaction((tx) =>
    tx.script("insert into public.doses select n, 'more' from generate_series(2000000, 2005000) n"),
  );
  const files = new Map<string, string>();
  for (const { where } of damages) files.set(where, await fileOf(settled, where));
  await settled.close();
  for (const { name, where, isSeenAtStart, deed } of damages) {
    await cp(whole, place, { recursive: true });
    await deed(join(place, "pgdata", files.get(where) ?? ""), join(place, "pgdata"));
    if (isSeenAtStart) {
      await expect(openExamined(place), name).rejects.toThrow(/npm run restore -- FILE/);
    } else {
      const opened = await openExamined(place);
      const problems = await examine(opened);
      await opened.close().catch(() => undefined);
      expect(problems.join("\n"), name).toContain("public.doses");
    }
    await rm(place, { recursive: true });
  }
});
