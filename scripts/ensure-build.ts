import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Refusal } from "../server/refusal.ts";
import { isBuilt } from "./build-stamp.ts";

/**
 * Builds the pages if their sources have changed since the last time. It takes a process of its
 * own, which gives its memory back when it is done.
 * @param before called when there is something to build
 * @throws {Refusal} when it fails; what the tools said is on the screen then
 */
export async function ensureBuild(before: () => void = () => {}): Promise<void> {
  if (await isBuilt()) return;
  before();
  const build = join(import.meta.dirname, "build.ts");
  const { status, stderr } = spawnSync(process.execPath, [build], { encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(stderr);
  throw new Refusal("The pages could not be built, for the reason above.");
}
