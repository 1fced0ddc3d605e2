import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRows } from "../disk/open-data.ts";
import { readConfig } from "../settings/config.ts";
import { listSnapshots } from "./snapshot.ts";
import { verifySnapshot } from "./unpack.ts";

const LONG = 180_000;

let folder: string;
let before: string;
const made: string[] = [];

const config = (setting: Record<string, string> = {}) => ({
  ...readConfig({
    DATA_DIR: join(folder, "data"),
    DURABILITY: "fast",
    MIN_FREE_MB: "1",
    ...setting,
  }),
  onSnapshot: (path: string) => void made.push(path),
});
const snapshots = () => listSnapshots(join(folder, "data", "backups"));

/** A migration that creates a table, so that it fails where the table is. */
const CREATES_A_TABLE = "20261205000100";

/** A database as the version before that migration left it in its history. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "update-"));
  const engine = await openRows(config());
  before = await engine.transaction(async (tx) => {
    await tx.script(
      `delete from supabase_migrations.schema_migrations where version >= '${CREATES_A_TABLE}'`,
    );
    const [row] = await tx.query<{ newest: string }>(
      "select max(version) as newest from supabase_migrations.schema_migrations",
    );
    return row?.newest ?? "";
  });
  await engine.close();
}, LONG);
afterAll(() => rm(folder, { recursive: true }));

test("a first start makes none", async () => {
  expect(made).toEqual([]);
  expect(await snapshots()).toEqual([]);
});

test("without space for it nothing is changed, in one sentence", { timeout: LONG }, async () => {
  await expect(openRows(config({ MIN_FREE_MB: "9999999" }))).rejects.toThrow(
    /^There is no space for the snapshot .+ 10000\d\d\d MB are needed in .+backups.+Nothing was changed: free/,
  );
  expect(await snapshots()).toEqual([]);
});

test("with BACKUPS=off none is made", { timeout: LONG }, async () => {
  await expect(openRows(config({ BACKUPS: "off" }))).rejects.toThrow(/failed and left nothing/);
  expect(await snapshots()).toEqual([]);
});

test("a snapshot of the former version is there before the first migration runs", {
  timeout: LONG,
}, async () => {
  // What the first missing migration creates is there already, so it fails, which the snapshot is for.
  await expect(openRows(config())).rejects.toThrow(/failed and left nothing/);
  const [snapshot] = await snapshots();
  expect(snapshot).toMatchObject({ isBeforeUpdate: true, path: made[0] });
  const { migration, rows } = await verifySnapshot(snapshot?.path ?? "", undefined);
  expect(migration).toBe(before);
  expect(rows["auth.users"]).toBe(0);
});
