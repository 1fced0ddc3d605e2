import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Engine } from "../engine.ts";
import { LogSync } from "./log-sync.ts";
import { openPglite } from "./pglite.ts";

let folder: string;
let engine: Engine;
let log: LogSync;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "log-sync-"));
  log = new LogSync();
  engine = await openPglite({ folder: join(folder, "pgdata"), log });
  await engine.transaction((tx) => tx.script("create table public.doses (n integer)"));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

let syncs: () => number;
beforeEach(() => {
  const before = log.counts;
  syncs = () => log.counts.forCommits - before.forCommits;
});

const write = (n: number) =>
  engine.transaction((tx) => tx.query("insert into public.doses values ($1)", [n]));

test("PostgreSQL itself runs with fsync on", async () => {
  const [row] = await engine.transaction((tx) =>
    tx.query("select current_setting('fsync') as fsync"),
  );
  expect(row).toEqual({ fsync: "on" });
});

test("each acknowledged commit is flushed to the disk", async () => {
  for (let n = 0; n < 50; n += 1) await write(n);
  expect(syncs()).toBe(50);
});

test("commits during a flush share the next one", async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => write(n)));
  expect(syncs()).toBeGreaterThan(0);
  expect(syncs()).toBeLessThanOrEqual(50);
});

test("a transaction that only reads, or is rolled back, does not wait for the disk", async () => {
  await engine.transaction((tx) => tx.query("select count(*) from public.doses"));
  await engine
    .transaction(async (tx) => {
      await tx.query("insert into public.doses values (1)");
      throw new Error("changed their mind");
    })
    .catch(() => undefined);
  expect(syncs()).toBe(0);
});

test("pages are written after the log is flushed", async () => {
  await engine.transaction((tx) =>
    tx.query("insert into public.doses select generate_series(1, 50000)"),
  );
  expect(log.counts.beforePages).toBeGreaterThan(0);
  const before = log.counts.beforePages;
  await engine.transaction((tx) => tx.script("insert into public.doses values (0); checkpoint"));
  expect(log.counts.beforePages).toBeGreaterThan(before);
});

test("after a failed flush no commit is acknowledged", async () => {
  const failing = new LogSync();
  failing.noteWrite(join(folder, "gone", "log"));
  await expect(failing.waitUntilDurable(failing.written)).rejects.toMatchObject({ code: "58030" });
  await writeFile(join(folder, "log"), "");
  failing.noteWrite(join(folder, "log"));
  await expect(failing.waitUntilDurable(failing.written)).rejects.toMatchObject({ code: "58030" });
  expect(() => failing.syncNow()).toThrow("the disk does not keep the log");
});
