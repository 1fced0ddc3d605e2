import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** The core of the measured processes, databases and floors included, and the core of the measuring process. */
const CORES = { measured: "1", measuring: "0" };

/**
 * Starts processes on the core for measured ones; they stay there. Where there is only one core, or no `taskset`, all
 * processes share all cores.
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

/** All threads of this process. Processes that it starts inherit its core. */
function moveTo(core: string): boolean {
  const words = ["--all-tasks", "--pid", "--cpu-list", core, String(process.pid)];
  return spawnSync("taskset", words, { stdio: "ignore" }).status === 0;
}
