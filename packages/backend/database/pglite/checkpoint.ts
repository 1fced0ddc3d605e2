import type { Engine } from "../engine.ts";
import { Fifo } from "../fifo.ts";

const checkpointQueues = new WeakMap<Engine, Fifo>();

/** Writes changed pages to their files and recycles the log before them, which keeps the log and the next start short. */
export function checkpoint(engine: Engine): Promise<void> {
  return withoutCheckpoint(engine, () => checkpointNow(engine));
}

/** Marks callers that are inside `withoutCheckpoint` already. */
export async function checkpointNow(engine: Engine): Promise<void> {
  await engine.transaction((tx) => tx.script("checkpoint"));
}

/**
 * Prevents other checkpoints meanwhile, so that the log since the last one stays complete. PGlite makes none by itself
 * except when it closes, because its one process is not a checkpointer.
 */
export function withoutCheckpoint<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  const queue = checkpointQueues.get(engine) ?? new Fifo();
  checkpointQueues.set(engine, queue);
  return queue.run(work);
}
