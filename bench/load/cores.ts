import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** The core of what is measured, databases and floors with it, and the core of whoever measures. */
const CORES = { measured: "1", measuring: "0" };

/**
 * Starts processes on the core of what is measured; they stay there. Where there is only one core, or no `taskset`,
 * everybody is everywhere.
 */
export async function onMeasuredCore<Result>(start: () => Promise<Result>): Promise<Result> {
  moveTo(CORES.measured);
  try {
    return await start();
  } finally {
    moveTo(CORES.measuring);
  }
}

export function isPinned(): boolean {
  return availableParallelism() === 1 || moveTo(CORES.measuring);
}

/** All threads of this process. What it starts inherits its core. */
function moveTo(core: string): boolean {
  const words = ["--all-tasks", "--pid", "--cpu-list", core, String(process.pid)];
  return spawnSync("taskset", words, { stdio: "ignore" }).status === 0;
}
