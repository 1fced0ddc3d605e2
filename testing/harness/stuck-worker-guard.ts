import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/**
 * Ends the process of a test file whose event loop has not turned for so many seconds. Vitest's own limits are timers
 * on that event loop: a WebAssembly module or a synchronous call that never returns would hold up the whole run. The
 * longest that a test blocks it for is a build of the pages, one minute on a busy machine.
 */
const LIMIT = 300;

// It counts its own turns, not the time, which goes on while a machine sleeps.
const watch = `
  const { beats, limit } = require("node:worker_threads").workerData;
  let last = -1;
  let turns = 0;
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    turns = beat === last ? turns + 1 : 0;
    last = beat;
    if (turns < limit) return;
    require("node:fs").writeSync(2, "The event loop of a test file has not turned for " + limit + " s.\\n");
    process.kill(process.pid, "SIGKILL");
  }, 1000);
`;

function startGuard(): Worker {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // Started before a test replaces the timers.
  setInterval(() => Atomics.add(beats, 0, 1), 1000).unref();
  const worker = new Worker(watch, {
    eval: true,
    execArgv: [],
    workerData: { beats, limit: LIMIT },
  });
  worker.unref();
  return worker;
}

/** A process that tests several files loads this for each of them. */
const held = globalThis as { stuckWorkerGuard?: Worker };
if (debuggerUrl() === undefined) held.stuckWorkerGuard ??= startGuard();
