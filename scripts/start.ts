import { fork } from "node:child_process";
import { join } from "node:path";
import { supervise } from "../server/supervise.ts";
import { whyNot } from "../server/why-not.ts";
import { ensureBuild } from "./ensure-build.ts";

const main = join(import.meta.dirname, "../server/main.ts");

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  // In a group of its own, or Ctrl-C would reach it twice: from the terminal, and passed on.
  process.exitCode = await supervise(() => fork(main, { detached: true }), console.error);
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
