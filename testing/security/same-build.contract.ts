import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isFullRun } from "./full-run.ts";

const root = join(import.meta.dirname, "../..");

/** Builds what is committed in a folder of its own. @returns each file with its digest */
function build(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "trousse-build-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, folder]);
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    execFileSync(process.execPath, ["scripts/build.ts"], { cwd: folder, stdio: "ignore" });
    const output = join(folder, "build");
    const entries = readdirSync(output, { recursive: true, withFileTypes: true });
    return new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const digest = createHash("sha256").update(readFileSync(path)).digest("hex");
          return [path.slice(output.length), digest];
        }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.runIf(isFullRun)("C16: the same sources give the same files, wherever they are built", () => {
  const [one, other] = [build(), build()];
  expect(one.size).toBeGreaterThan(100);
  expect(other).toEqual(one);
});
