import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/** Runs the server under supervision. @returns its exit code */
export function runSupervised(): Promise<number> {
  const processLog = createProcessLog(process.env.LOG_FORMAT === "json" ? "json" : "text");
  const log = (text: string) =>
    processLog({ level: "error", event: "supervisor", facts: { message: text }, text });
  const main = join(import.meta.dirname, "../main.ts");
  // A group of its own, because otherwise Ctrl-C would reach it twice: from the terminal, and passed on.
  return supervise(() => fork(main, { detached: true }), log);
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
