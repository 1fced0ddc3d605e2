import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const stamp = join(root, "build/stamp");

/** Everything the pages are built from. The lock file stands for the packages. */
const SOURCES = [
  "app",
  "domain",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build.ts",
  "scripts/building/bundle-service-worker.ts",
  "scripts/building/shell-of-build.ts",
  "tsconfig.json",
  "vite.config.ts",
];

const isTest = (path: string) => /\.(test|contract)\.tsx?$/.test(path);

/** Whether `build/` was made, to the end, from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  return existsSync(stamp) && (await readFile(stamp, "utf8")) === (await digest());
}

/** Written last, so a build that was cut short is no build. */
export async function stampBuild(): Promise<void> {
  await writeFile(stamp, await digest());
}

export async function clearStamp(): Promise<void> {
  await rm(stamp, { force: true });
}

/** Of names and contents, not of times: a fresh checkout of the same sources needs no new build. */
async function digest(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const path of await filesOf(source)) {
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

async function filesOf(source: string): Promise<string[]> {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
