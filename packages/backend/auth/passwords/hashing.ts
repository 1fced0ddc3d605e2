import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A password to make a hash of, or to compare with one. */
export type HashingTask =
  | { readonly password: string; readonly cost: number | string }
  | { readonly password: string; readonly hash: string };

const idle: Worker[] = [];

/** @param cost or a salt, which holds it */
export const hash = (password: string, cost: number | string) =>
  runOnWorker<string>({ password, cost });
export const compare = (password: string, hash: string) => runOnWorker<boolean>({ password, hash });

/**
 * bcrypt in threads of its own, behind everything else that wants the processor. In those of libuv it is the equal of
 * whoever answers requests: on one core, twenty guesses a second made every read fifty times slower.
 *
 * As many threads are started as are busy at once, which the caller bounds; idle ones keep no process alive.
 */
async function runOnWorker<Result>(task: HashingTask): Promise<Result> {
  const thread = idle.pop() ?? startWorker();
  thread.ref();
  thread.postMessage(task);
  const [result] = await once(thread, "message");
  thread.unref();
  idle.push(thread);
  return result;
}

function startWorker(): Worker {
  const thread = new Worker(new URL("./hashing-worker.ts", import.meta.url), { execArgv: [] });
  // One that failed is never idle again. The task hears of it by itself.
  thread.on("error", () => undefined);
  return thread;
}
