import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait, setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Engine } from "@trousse/backend/database/engine";
import { type Durability, openDatabase } from "@trousse/backend/database/open";
import { generateX25519Identity } from "age-encryption";
import { BackupKey } from "#server/backups/backup-key.ts";
import { countRows, rowDifferences } from "#server/backups/manifest.ts";
import { listSnapshots, makeSnapshot, type SnapshotSource } from "#server/backups/snapshot.ts";
import { unpackSnapshot } from "#server/backups/unpack.ts";
import { random } from "#testing/harness/seeded-random.ts";

export const testBackupKey = new BackupKey(await generateX25519Identity());

/** A database with two tables that must always agree, in a folder of its own. */
export interface Ledger {
  readonly source: SnapshotSource;
  readonly dataDir: string;
  readonly folder: string;
  close(): Promise<void>;
}

export async function openLedger(durability: Durability): Promise<Ledger> {
  const root = await mkdtemp(join(tmpdir(), "ledger-"));
  const dataDir = join(root, "data");
  const engine = await openDatabase({ dataDir, durability });
  await engine.transaction((tx) =>
    tx.script(`
      create table public.doses (n integer primary key, note text);
      create table public.stock (taken integer not null);
      insert into public.stock values (0);
    `),
  );
  await writeFile(join(dataDir, "keys.json"), "{}");
  await mkdir(join(dataDir, "storage"));
  await writeFile(join(dataDir, "storage", "a-picture"), "pixels");
  return {
    source: { engine, dataDir, databaseUrl: undefined },
    dataDir,
    folder: join(dataDir, "backups"),
    async close() {
      await engine.close();
      await rm(root, { recursive: true });
    },
  };
}

/** Two rows at a time, without end. @returns what ends it and waits */
export function writeUntilStopped(engine: Engine): () => Promise<void> {
  let isOver = false;
  const writer = (async () => {
    const [last] = await engine.transaction((tx) =>
      tx.query<{ n: number }>("select coalesce(max(n), 0) as n from public.doses"),
    );
    for (let n = (last?.n ?? 0) + 1; !isOver; n += 1) {
      await engine.transaction(async (tx) => {
        await tx.query("insert into public.doses values ($1, repeat('x', 500))", [n]);
        await tx.query("update public.stock set taken = taken + 1");
      });
      // A database that waits for no disk would let nobody else in.
      await yieldToEventLoop();
    }
  })();
  return async () => {
    isOver = true;
    await writer;
  };
}

interface Outcome {
  readonly made: number;
  /** What was not as it should be, a line each. */
  readonly problems: string[];
  /** Milliseconds for which nothing else could run, at most. */
  readonly longestStall: number;
}

/** D9: snapshots at random times while somebody writes, each restored, opened and compared. */
export async function backUpAtRandomTimes(rounds: number): Promise<Outcome> {
  const ledger = await openLedger("careful");
  const { engine } = ledger.source;
  const problems: string[] = [];
  let longestStall = 0;
  try {
    const stop = writeUntilStopped(engine);
    for (let round = 0; round < rounds; round += 1) {
      await wait(random() * 300);
      // A new one each time: the restoring between two would count as a stall.
      const stalls = monitorEventLoopDelay({ resolution: 5 });
      stalls.enable();
      await makeSnapshot(
        ledger.source,
        { folder: ledger.folder, key: testBackupKey },
        // A day apart, so that none is out of date; more than 30 of them are restored as they come.
        Date.UTC(2026, 0, 1 + (round % 30)),
      );
      stalls.disable();
      longestStall = Math.max(longestStall, stalls.max / 1e6);
      const [newest] = await listSnapshots(ledger.folder);
      problems.push(
        ...(await restoredProblems(newest?.path ?? "", join(ledger.dataDir, "restored"))),
      );
    }
    await stop();
  } finally {
    await ledger.close();
  }
  return { made: rounds, problems, longestStall };
}

async function restoredProblems(path: string, place: string): Promise<string[]> {
  const manifest = await unpackSnapshot(path, testBackupKey, place);
  const restored = await openDatabase({ dataDir: place, durability: "fast" });
  try {
    return await restored.transaction(async (tx) => {
      const [state] = await tx.query<{ doses: number; taken: number }>(
        "select (select count(*) from public.doses) as doses, (select taken from public.stock) as taken",
      );
      const found = rowDifferences(manifest.rows, await countRows(tx));
      return state?.doses === state?.taken ? found : [...found, "an intake was there by half"];
    });
  } finally {
    await restored.close();
    await rm(place, { recursive: true });
  }
}
