import type { Engine } from "@trousse/backend/database/engine";
import { runPeriodically } from "./run-periodically.ts";
import { HEARTBEAT } from "./supervise.ts";

/** Milliseconds between two words to whoever supervises this process. */
const HEARTBEAT_INTERVAL_MS = 2000;

/**
 * Tells a supervisor, if there is one, that the event loop turns and that the database ends what it is asked; a database
 * that answers with a failure is alive as well.
 */
export function startHeartbeat(engine: Pick<Engine, "transaction">): () => Promise<void> {
  if (!process.send) return async () => {};
  // Nobody would end it any more, and it would keep the data folder from its successor.
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
