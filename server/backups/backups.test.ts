import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as breath } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Engine } from "../../backend/database/engine.ts";
import { openDatabase } from "../../backend/database/open.ts";
import { BackupKey } from "./backup-key.ts";
import { countRows, differences } from "./manifest.ts";
import { listSnapshots, makeSnapshot } from "./snapshot.ts";
import { unpackSnapshot, verifySnapshot } from "./unpack.ts";

const BACKUPS = 5;

const key = new BackupKey("uK1C0kJ3mJ0lYF0Xx3aTqzAq3nJb2Yk5nq0Wm1oZ8yE=");

let root: string;
let dataDir: string;
let folder: string;
let engine: Engine;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "backups-"));
  dataDir = join(root, "data");
  folder = join(dataDir, "backups");
  engine = await openDatabase({ dataDir });
  await engine.transaction((tx) =>
    tx.script(`
      create table public.doses (n integer primary key, note text);
      create table public.stock (taken integer not null);
      insert into public.stock values (0);
      create table if not exists supabase_migrations.schema_migrations (version text primary key);
    `),
  );
  await writeFile(join(dataDir, "keys.json"), "{}");
  await mkdir(join(dataDir, "storage"));
  await writeFile(join(dataDir, "storage", "a-picture"), "pixels");
});
afterAll(async () => {
  await engine.close();
  await rm(root, { recursive: true });
});

const source = () => ({ engine, dataDir, databaseUrl: undefined });

async function writing(work: () => Promise<void>): Promise<number> {
  const state = { isOver: false };
  const writer = (async () => {
    let n = 0;
    const [before] = await engine.transaction((tx) =>
      tx.query<{ n: number }>("select coalesce(max(n), 0) as n from public.doses"),
    );
    for (n = (before?.n ?? 0) + 1; !state.isOver; n += 1) {
      await engine.transaction(async (tx) => {
        await tx.query("insert into public.doses values ($1, repeat('x', 500))", [n]);
        await tx.query("update public.stock set taken = taken + 1");
      });
      await breath();
    }
    return n;
  })();
  await work();
  state.isOver = true;
  return writer;
}

test(`${BACKUPS} snapshots made while somebody writes come back, each whole and at one moment`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < BACKUPS; round += 1) {
    await writing(async () => {
      await makeSnapshot(source(), { folder, key }, Date.UTC(2026, 10, 21, round));
    });
  }
  const snapshots = await listSnapshots(folder);
  expect(snapshots).toHaveLength(BACKUPS);
  for (const { path } of snapshots) {
    const place = await mkdtemp(join(root, "restored-"));
    const manifest = await unpackSnapshot(path, key, place);
    const restored = await openDatabase({ dataDir: place, durability: "fast" });
    const found = await restored.transaction(async (tx) => {
      const [state] = await tx.query<{ doses: number; taken: number }>(
        "select (select count(*) from public.doses) as doses, (select taken from public.stock) as taken",
      );
      return { state, rows: await countRows(tx) };
    });
    await restored.close();
    expect(differences(manifest.rows, found.rows)).toEqual([]);
    expect(found.state?.doses).toBe(found.state?.taken);
    expect(found.state?.doses).toBeGreaterThan(0);
    expect(await readFile(join(place, "storage", "a-picture"), "utf8")).toBe("pixels");
    await rm(place, { recursive: true });
  }
});

test("a snapshot can be read by its owner alone, and nothing of it is readable without the key", async () => {
  const [newest] = await listSnapshots(folder);
  const path = newest?.path ?? "";
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path)).includes("doses")).toBe(false);
  await expect(verifySnapshot(path, undefined)).rejects.toThrow(/set BACKUP_KEY/);
  await expect(verifySnapshot(path, new BackupKey("another passphrase"))).rejects.toThrow(
    /sealed with another BACKUP_KEY/,
  );
  expect((await readdir(folder)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});
