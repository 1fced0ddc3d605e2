import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#testing/harness/free-port.ts";

/** Milliseconds a process gets to answer. */
const START_TIMEOUT_MS = 60_000;

/** Milliseconds after which a process that nobody asks anything has settled. */
const SETTLE_MS = 1500;

export interface Started {
  /** Milliseconds from its birth to the first success that `path` was answered with. */
  readonly firstAnswerMs: number;
  /** Megabytes it holds in memory once it is idle. */
  readonly idleMegabytes: number;
}

/**
 * Starts a Node program that listens on PORT, looks at it and stops it.
 * @throws {Error} when it ends, or does not answer in time
 */
export async function startAndStop(
  program: string,
  path: string,
  environment: Record<string, string> = {},
): Promise<Started> {
  const port = await freePort();
  const born = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  try {
    while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
      if (child.exitCode !== null) throw new Error(`${program} has ended with ${child.exitCode}.`);
      if (performance.now() - born > START_TIMEOUT_MS)
        throw new Error(`${program} does not answer.`);
      await delay(5);
    }
    const firstAnswerMs = performance.now() - born;
    await delay(SETTLE_MS);
    return { firstAnswerMs, idleMegabytes: memoryOf(child.pid) };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

/** Megabytes resident, as the system counts them: in KiB on Linux and macOS alike. */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return (Number(kibibytes) * 1024) / 1e6;
}
