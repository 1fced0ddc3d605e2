import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#testing/harness/free-port.ts";

/** Milliseconds within which a process must answer. */
const START_TIMEOUT_MS = 60_000;

/** Milliseconds without requests after which a process has settled: its jobs begin three seconds after the start. */
const SETTLE_MS = 10_000;

export interface Started {
  /** Milliseconds from the start of the process to the first success answered for `path`. */
  readonly firstAnswerMs: number;
  /** Megabytes of memory that it and the processes it started take once they are idle. */
  readonly idleMegabytes: number;
}

/**
 * Starts a Node program that listens on PORT, measures it and stops it.
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
    return { firstAnswerMs, idleMegabytes: memoryOfTree(child.pid) };
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

/** Megabytes of resident memory, from the system's KiB on Linux and macOS alike. */
export function memoryOf(pid: number | undefined): number {
  const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return (Number(kibibytes) * 1024) / 1e6;
}

/**
 * Megabytes that a process and all below it take together. On Linux what several of them share counts once (PSS), such as
 * the program of Node; elsewhere it counts for each.
 */
function memoryOfTree(pid: number | undefined): number {
  const children = new Map<number, number[]>();
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  for (const line of lines) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child)]);
  const all = pid === undefined ? [] : [pid, ...below(pid)];
  return all.reduce((sum, each) => sum + (proportionalMemoryOf(each) ?? memoryOf(each)), 0);
}

function proportionalMemoryOf(pid: number): number | undefined {
  try {
    const [, kibibytes] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
