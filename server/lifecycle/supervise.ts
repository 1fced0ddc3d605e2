import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createProcessLog } from "../telemetry/log.ts";

/** All in milliseconds. */
export interface SupervisorTimeouts {
  /** A server that has been heard of and then says nothing for so long hangs. */
  readonly heartbeatTimeout: number;
  /** As long a first start may take, which makes a database and migrates it. */
  readonly startTimeout: number;
  /** Between an end and the next start, doubled each time, up to `longestPause`. */
  readonly pause: number;
  readonly maxPause: number;
}

const DEFAULT_TIMEOUTS: SupervisorTimeouts = {
  heartbeatTimeout: 30_000,
  startTimeout: 600_000,
  pause: 1000,
  maxPause: 60_000,
};

/** Said by a server that lives. */
export const HEARTBEAT = "alive";

/** Between two looks. The looks are counted, not the clock: a machine that slept must not be taken for a hang. */
const CHECK_INTERVAL_MS = 1000;

/** A server that ran so long is well: the next pause is the first again. */
const HEALTHY_AFTER_MS = 600_000;

/**
 * Keeps a server running: one that hangs (its event loop or its database) is killed and started again, and so is one that
 * crashed. One that ends by itself, because it was asked to or refused to start, ends this too.
 * @param start a process that says `ALIVE` over its channel
 * @returns its exit code
 */
export async function supervise(
  start: () => ChildProcess,
  tell: (line: string) => void,
  patience: SupervisorTimeouts = DEFAULT_TIMEOUTS,
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
    for (let pause = patience.pause; ; pause = Math.min(pause * 2, patience.maxPause)) {
      const startedAt = performance.now();
      child = start();
      const { code, isHung } = await watchChild(child, patience, tell);
      const isAsked = stopping.signal.aborted;
      if (isAsked || (!isHung && (code === 0 || code === 1))) return code ?? 1;
      if (performance.now() - startedAt > HEALTHY_AFTER_MS) pause = patience.pause;
      tell(`Trousse ended unexpectedly, and starts again in ${Math.ceil(pause / 1000)} s.`);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 1;
    }
  } finally {
    process.off("SIGTERM", pass);
    process.off("SIGINT", pass);
  }
}

/** The server, kept running. @returns its exit code */
export function runSupervised(): Promise<number> {
  const log = createProcessLog(process.env.LOG_FORMAT === "json" ? "json" : "text");
  const tell = (text: string) =>
    log({ level: "error", event: "supervisor", facts: { message: text }, text });
  const main = join(import.meta.dirname, "../main.ts");
  // In a group of its own, or Ctrl-C would reach it twice: from the terminal, and passed on.
  return supervise(() => fork(main, { detached: true }), tell);
}

async function watchChild(
  child: ChildProcess,
  { heartbeatTimeout, startTimeout }: SupervisorTimeouts,
  tell: (line: string) => void,
): Promise<{ code: number | null; isHung: boolean }> {
  const look = Math.min(CHECK_INTERVAL_MS, heartbeatTimeout / 5);
  let left = startTimeout;
  let isHung = false;
  child.on("message", (word) => {
    if (word === HEARTBEAT) left = heartbeatTimeout;
  });
  const timer = setInterval(() => {
    left -= look;
    if (left > 0 || isHung) return;
    isHung = true;
    tell("Trousse does not answer any more, so it is ended.");
    // Nothing politer reaches a process that stands still; what it acknowledged is on the disk.
    child.kill("SIGKILL");
  }, look);
  const [code] = await once(child, "exit").catch(() => [null]);
  clearInterval(timer);
  return { code, isHung };
}
