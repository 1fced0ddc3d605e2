import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Durability, openDatabase } from "../../backend/database/open.ts";

/** Milliseconds, medians. */
interface Latency {
  readonly write: number;
  readonly read: number;
}

/** D4: what bringing each commit to the disk costs whoever writes, and that it costs whoever reads nothing. */
export async function measureCareful(times: number): Promise<Record<Durability, Latency>> {
  const careful = await measure("careful", times);
  return { careful, fast: await measure("fast", times) };
}

async function measure(durability: Durability, times: number): Promise<Latency> {
  const dataDir = await mkdtemp(join(tmpdir(), "careful-"));
  const engine = await openDatabase({ dataDir, durability });
  try {
    await engine.transaction((tx) =>
      tx.script("create table public.doses (n integer primary key)"),
    );
    const write = await median(times, (n) =>
      engine.transaction((tx) => tx.query("insert into public.doses values ($1)", [n])),
    );
    const read = await median(times, (n) =>
      engine.transaction((tx) => tx.query("select * from public.doses where n = $1", [n])),
    );
    return { write, read };
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
  return took.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}
