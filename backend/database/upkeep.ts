import type { Engine } from "./engine.ts";

const TEN_MINUTES_MS = 600_000;

/**
 * What autovacuum does on a PostgreSQL server and nothing does in PGlite: keeps the planner's counts true. Without it
 * a statement prepared when a table was empty keeps reading the whole table when it has grown.
 * @returns what ends it, and waits for a round that runs
 */
export function startUpkeep(
  engine: Engine,
  report: (problem: unknown) => void,
): () => Promise<void> {
  if (engine.kind !== "pglite") return async () => {};
  let round = analyze();
  const timer = setInterval(() => {
    round = analyze();
  }, TEN_MINUTES_MS);
  timer.unref();

  async function analyze(): Promise<void> {
    await engine.transaction((tx) => tx.script("analyze")).catch(report);
  }

  return async () => {
    clearInterval(timer);
    await round;
  };
}
