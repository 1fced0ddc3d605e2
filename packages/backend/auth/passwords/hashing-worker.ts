import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import bcrypt from "bcrypt";
import type { HashingTask } from "./hashing.ts";

/** Lowers the priority of this thread below those that answer requests. */
const NICENESS = 19;

/** Only Linux has priorities per thread; elsewhere this one runs like any other. */
if (process.platform === "linux") {
  const thread = readlinkSync("/proc/thread-self").split("/").at(-1);
  try {
    setPriority(Number(thread), NICENESS);
  } catch {
    // A sandbox may refuse the change of priority, which must not prevent signing in.
  }
}

parentPort?.on("message", (task: HashingTask) => {
  parentPort?.postMessage(
    "cost" in task
      ? bcrypt.hashSync(task.password, task.cost)
      : bcrypt.compareSync(task.password, task.hash),
  );
});
