import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import bcrypt from "bcrypt";
import type { HashingTask } from "./hashing.ts";

/** Of all threads that want the processor, those that answer requests come first. */
const NICENESS = 19;

/** Linux alone gives threads priorities of their own; elsewhere this one is like any other. */
if (process.platform === "linux") {
  const thread = readlinkSync("/proc/thread-self").split("/").at(-1);
  try {
    setPriority(Number(thread), NICENESS);
  } catch {
    // A sandbox may refuse it. Somebody who signs in must not be refused for that.
  }
}

parentPort?.on("message", (task: HashingTask) => {
  parentPort?.postMessage(
    "cost" in task
      ? bcrypt.hashSync(task.password, task.cost)
      : bcrypt.compareSync(task.password, task.hash),
  );
});
