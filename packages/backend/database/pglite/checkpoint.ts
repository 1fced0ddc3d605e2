import type { Engine } from "../engine.ts";
import { Fifo } from "../fifo.ts";

const checkpointQueues = new WeakMap<Engine, Fifo>();

/** Brings the pages to their files and lets go of the log before them: it stays short, and so does the next start. */
export function checkpoint(engine: Engine): Promise<void> {
  return withoutCheckpoint(engine, () => checkpointNow(engine));
}

/** For who is inside `withoutCheckpoint` already. */
export async function checkpointNow(engine: Engine): Promise<void> {
  await engine.transaction((tx) => tx.script("checkpoint"));
}

/**
 * Nobody else makes a checkpoint meanwhile, so the log since the last one stays whole. PGlite makes none by itself but
 * when it closes: its one process is no checkpointer.
 */
export function withoutCheckpoint<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  const queue = checkpointQueues.get(engine) ?? new Fifo();
  checkpointQueues.set(engine, queue);
  return queue.run(work);
}
