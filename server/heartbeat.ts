import type { Engine } from "../backend/database/engine.ts";
import { keepDoing } from "./scheduler.ts";
import { ALIVE } from "./supervise.ts";

/** Milliseconds between two words to whoever supervises this process. */
const PAUSE = 2000;

/**
 * Tells a supervisor, if there is one, that the event loop turns and that the database ends what it is asked; a database
 * that answers with a failure is alive as well.
 */
export function startHeartbeat(engine: Pick<Engine, "transaction">): () => Promise<void> {
  if (!process.send) return async () => {};
  // Nobody would end it any more, and it would keep the data folder from its successor.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return keepDoing(
    async () => {
      await engine.transaction((tx) => tx.query("select 1")).catch(() => undefined);
      process.send?.(ALIVE);
    },
    () => undefined,
    PAUSE,
  );
}
