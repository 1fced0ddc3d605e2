import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { isBuilt } from "./build-stamp.ts";
import { withFolderLock } from "./folder-lock.ts";

/** Two test files that start at once must not write the same files. */
const BUILD_LOCK = join(import.meta.dirname, "../../node_modules/.cache/build");

/**
 * Builds the pages if their sources have changed since the last time. It takes a process of its
 * own, which gives its memory back when it is done.
 * @param before called when there is something to build
 * @throws {OperatorError} when it fails; the output of the tools is on the screen then
 */
export async function ensureBuild(before: () => void = () => {}): Promise<void> {
  if (await isBuilt()) return;
  await withFolderLock(BUILD_LOCK, async () => {
    // Somebody else may have built meanwhile.
    if (await isBuilt()) return;
    before();
    build();
  });
}

function build(): void {
  const script = join(import.meta.dirname, "../build.ts");
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(stderr);
  throw new OperatorError("The pages could not be built, for the reason above.");
}
