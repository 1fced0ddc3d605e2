import type { Engine } from "../engine.ts";
import { checkpoint } from "./checkpoint.ts";

const INTERVAL_MS = 600_000;

/**
 * Tables with outdated statistics, by the rule and thresholds of PostgreSQL's own autovacuum. A killed process leaves no
 * count of changes, so tables that were never analyzed are included.
 */
const STALE_STATISTICS = `
  select format('%I.%I', space.nspname, kept.relname) as name
  from pg_stat_all_tables seen
  join pg_class kept on kept.oid = seen.relid
  join pg_namespace space on space.oid = kept.relnamespace
  where kept.relkind in ('r', 'm') and kept.relname <> 'pg_statistic'
    and (seen.n_mod_since_analyze > 50 + 0.1 * greatest(kept.reltuples, 0)
      or (kept.reltuples < 0 and pg_relation_size(kept.oid) > 0))`;

/**
 * Does the background work of a PostgreSQL server that PGlite lacks: updates the planner's statistics (a statement prepared
 * when a table was empty would scan the whole table after it has grown), and makes checkpoints. Each table is analyzed
 * separately, so that other statements wait for one of them only.
 * @returns stops it, and waits for a running round
 */
export function startMaintenance(
  engine: Engine,
  report: (problem: unknown) => void,
): () => Promise<void> {
  if (engine.kind !== "pglite") return async () => {};
  let round = runRound();
  const timer = setInterval(() => {
    round = runRound();
  }, INTERVAL_MS);
  timer.unref();

  async function runRound(): Promise<void> {
    try {
      // Otherwise changes of the last second might be counted only in the next round.
      await engine.transaction((tx) => tx.query("select pg_stat_force_next_flush()"));
      const outgrown = await engine.transaction((tx) =>
        tx.query<{ name: string }>(STALE_STATISTICS),
      );
      for (const { name } of outgrown) {
        await engine.transaction((tx) => tx.script(`analyze ${name}`));
      }
      await checkpoint(engine);
    } catch (problem) {
      report(problem);
    }
  }

  return async () => {
    clearInterval(timer);
    await round;
  };
}
