import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Durability } from "@trousse/backend/database/open";
import { LogSync } from "@trousse/backend/database/pglite/log-sync";
import { openPglite } from "@trousse/backend/database/pglite/pglite";
import { quantile } from "./statistics.ts";

interface Cost {
  /** Milliseconds, medians. */
  readonly write: number;
  readonly read: number;
  /** How often the disk was asked to keep the log, for each commit. */
  readonly syncs: number;
}

/** D4: what an fsync for each commit costs writers, and that it costs readers nothing. */
export async function measureCommitCost(times: number): Promise<Record<Durability, Cost>> {
  const careful = await measure(new LogSync(), times);
  return { careful, fast: await measure(undefined, times) };
}

async function measure(log: LogSync | undefined, times: number): Promise<Cost> {
  const dataDir = await mkdtemp(join(tmpdir(), "careful-"));
  const engine = await openPglite({ folder: join(dataDir, "pgdata"), log });
  try {
    await engine.transaction((tx) =>
      tx.script("create table public.doses (n integer primary key)"),
    );
    const before = log?.counts.forCommits ?? 0;
    const write = await median(times, (n) =>
      engine.transaction((tx) => tx.query("insert into public.doses values ($1)", [n])),
    );
    const syncs = ((log?.counts.forCommits ?? 0) - before) / times;
    const read = await median(times, (n) =>
      engine.transaction((tx) => tx.query("select * from public.doses where n = $1", [n])),
    );
    return { write, read, syncs };
  } finally {
    await engine.close();
    await rm(dataDir, { recursive: true });
  }
}

async function median(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const start = performance.now();
    await work(n);
    took.push(performance.now() - start);
  }
  return quantile(took, 0.5);
}
