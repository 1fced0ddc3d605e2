import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { restrictNewFiles } from "../disk/private-files.ts";
import { createProcessLog } from "../telemetry/log.ts";

/** All in milliseconds. */
export interface SupervisorTimeouts {
  /** A server that has sent a heartbeat and then sends none for this long hangs. */
  readonly heartbeatTimeout: number;
  /** The longest first start, which creates a database and migrates it. */
  readonly startTimeout: number;
  /** Between an exit and the next start, doubled each time, up to `maxPause`. */
  readonly pause: number;
  readonly maxPause: number;
}

const DEFAULT_TIMEOUTS: SupervisorTimeouts = {
  heartbeatTimeout: 30_000,
  startTimeout: 600_000,
  pause: 1000,
  maxPause: 60_000,
};

/** The message that a live server sends. */
export const HEARTBEAT = "alive";

/** Milliseconds between two checks. Checks are counted instead of reading the clock, because a machine that slept is not a hang. */
const CHECK_INTERVAL_MS = 1000;

/** After running this long a server counts as healthy, and the next pause is the first one again. */
const HEALTHY_AFTER_MS = 600_000;

/**
 * Keeps a server running: one that hangs (its event loop or its database) is killed and started again, and so is one that
 * crashed. When the server exits on request or refuses to start, the supervisor exits, too.
 * @param start starts a process that sends `HEARTBEAT` over its channel
 * @returns its exit code
 */
export async function supervise(
  start: () => ChildProcess,
  log: (line: string) => void,
  timeouts: SupervisorTimeouts = DEFAULT_TIMEOUTS,
): Promise<number> {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const pass = (signal: NodeJS.Signals) => {
    stopping.abort();
    child?.kill(signal);
  };
  process.on("SIGTERM", pass);
  process.on("SIGINT", pass);
  try {
    for (let pause = timeouts.pause; ; pause = Math.min(pause * 2, timeouts.maxPause)) {
      const startedAt = performance.now();
      child = start();
      const { code, isHung } = await watchChild(child, timeouts, log);
      const isAsked = stopping.signal.aborted;
      if (isAsked || (!isHung && (code === 0 || code === 1))) return code ?? 1;
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) pause = timeouts.pause;
      log(`Trousse ended unexpectedly, and starts again in ${Math.ceil(pause / 1000)} s.`);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 1;
    }
  } finally {
    process.off("SIGTERM", pass);
    process.off("SIGINT", pass);
  }
}

/**
 * Work of a function of WebAssembly, in V8's own measure, after which it is compiled again by the optimizing compiler. The
 * default is 13 million, which most of PostgreSQL has done once it is open: that took over half a second of the processor,
 * beside what a start does.
 */
const OPTIMIZED_AFTER = 2_000_000_000;

/**
 * How the server is run, so that it starts fast and stays small: compiled code is kept in the data folder, which its
 * account alone may write, the young generation of V8 does not grow to 100 MB, PostgreSQL's functions are optimized once they
 * have run for long rather than all of them while it starts, and glibc has two arenas instead of one for each thread. What
 * the operator set goes first.
 */
export function serverOptions(environment: NodeJS.ProcessEnv): ForkOptions {
  const dataDir = resolve(environment.DATA_DIR?.trim() || "data");
  return {
    // A group of its own, because otherwise Ctrl-C would reach it twice: from the terminal, and passed on.
    detached: true,
    execArgv: ["--max-semi-space-size=4", `--wasm-tiering-budget=${OPTIMIZED_AFTER}`],
    env: {
      NODE_COMPILE_CACHE: join(dataDir, "compile-cache"),
      MALLOC_ARENA_MAX: "2",
      ...environment,
    },
  };
}

/** Runs the server under supervision. @returns its exit code */
export function runSupervised(): Promise<number> {
  restrictNewFiles();
  const processLog = createProcessLog(process.env.LOG_FORMAT === "json" ? "json" : "text");
  const log = (text: string) =>
    processLog({ level: "error", event: "supervisor", facts: { message: text }, text });
  const main = join(import.meta.dirname, "../main.ts");
  return supervise(() => fork(main, serverOptions(process.env)), log);
}

async function watchChild(
  child: ChildProcess,
  { heartbeatTimeout, startTimeout }: SupervisorTimeouts,
  log: (line: string) => void,
): Promise<{ code: number | null; isHung: boolean }> {
  const interval = Math.min(CHECK_INTERVAL_MS, heartbeatTimeout / 5);
  let left = startTimeout;
  let isHung = false;
  child.on("message", (word) => {
    if (word === HEARTBEAT) left = heartbeatTimeout;
  });
  const timer = setInterval(() => {
    left -= interval;
    if (left > 0 || isHung) return;
    isHung = true;
    log("Trousse does not answer any more, so it is ended.");
    // A hung process handles no softer signal; the writes it acknowledged are on the disk.
    child.kill("SIGKILL");
  }, interval);
  const [code] = await once(child, "exit").catch(() => [null]);
  clearInterval(timer);
  return { code, isHung };
}
