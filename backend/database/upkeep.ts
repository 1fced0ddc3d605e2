import { checkpoint } from "./checkpoint.ts";
import type { Engine } from "./engine.ts";

const TEN_MINUTES_MS = 600_000;

/**
 * What a PostgreSQL server does beside its work and nothing does in PGlite: keeps the planner's counts true (a statement
 * prepared when a table was empty would read the whole table when it has grown), and makes checkpoints.
 * @returns what ends it, and waits for a round that runs
 */
export function startUpkeep(
  engine: Engine,
  report: (problem: unknown) => void,
): () => Promise<void> {
  if (engine.kind !== "pglite") return async () => {};
  let round = look();
  const timer = setInterval(() => {
    round = look();
  }, TEN_MINUTES_MS);
  timer.unref();

  async function look(): Promise<void> {
    try {
      await engine.transaction((tx) => tx.script("analyze"));
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
