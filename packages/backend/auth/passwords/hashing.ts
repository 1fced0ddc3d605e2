import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A password to hash, or to compare with a hash. */
export type HashingTask =
  | { readonly password: string; readonly cost: number | string }
  | { readonly password: string; readonly hash: string };

const idle: Worker[] = [];

/** @param cost or a salt, which contains the cost */
export const hash = (password: string, cost: number | string) =>
  runOnWorker<string>({ password, cost });
export const compare = (password: string, hash: string) => runOnWorker<boolean>({ password, hash });

/**
 * Runs bcrypt in its own threads with a lower priority. In libuv's thread pool it would compete equally with answering
 * requests: on one core, twenty guesses a second made every read fifty times slower.
 *
 * Threads are started on demand up to a number that the caller bounds; idle ones do not keep the process alive.
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
  // A failed worker is not reused. Its task gets the error by itself.
  thread.on("error", () => undefined);
  return thread;
}
