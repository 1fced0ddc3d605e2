import type { Engine } from "@trousse/backend/database/engine";
import { runPeriodically } from "./run-periodically.ts";
import { HEARTBEAT } from "./supervise.ts";

/** Milliseconds between two heartbeats to the supervisor. */
const HEARTBEAT_INTERVAL_MS = 2000;

/**
 * Sends heartbeats to the supervisor, if there is one, while the event loop runs and the database finishes statements; a
 * database that answers with an error is alive as well.
 */
export function startHeartbeat(engine: Pick<Engine, "transaction">): () => Promise<void> {
  if (!process.send) return async () => {};
  // Without a supervisor nobody would end a hung process, and it would keep the data folder locked for its successor.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return runPeriodically(
    async () => {
      await engine.transaction((tx) => tx.query("select 1")).catch(() => undefined);
      process.send?.(HEARTBEAT);
    },
    () => undefined,
    HEARTBEAT_INTERVAL_MS,
  );
}
