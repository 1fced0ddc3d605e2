import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
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
  "scripts/building/asset-names.ts",
  "scripts/building/bundle-service-worker.ts",
  "scripts/building/route-groups.ts",
  "scripts/building/shell-of-build.ts",
  "tsconfig.json",
  "vite.config.ts",
];

const isTest = (path: string) => /\.(test|contract)\.tsx?$/.test(path);

/**
 * Whether `build/` was made, to the end, from the sources as they are now. Files that nobody has touched since are not
 * read, which each start would wait for; those of a fresh checkout are, once, since they may be the same.
 */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(stamp)) return false;
  const [content, state] = (await readFile(stamp, "utf8")).split("\n");
  const paths = sourceFiles();
  const stateNow = stateOf(paths);
  if (state === stateNow) return true;
  if (content !== (await contentOf(paths))) return false;
  // A build that this account may not write to is as good, and is read again the next time.
  await writeFile(stamp, `${content}\n${stateNow}`).catch(() => undefined);
  return true;
}

/** Written last, so a build that was cut short is no build. */
export async function stampBuild(): Promise<void> {
  const paths = sourceFiles();
  const state = stateOf(paths);
  await writeFile(stamp, `${await contentOf(paths)}\n${state}`);
}

export async function clearStamp(): Promise<void> {
  await rm(stamp, { force: true });
}

/** A digest of names and contents. */
async function contentOf(paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    hash
      .update(`${path}\0`)
      .update(await readFile(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** A digest of what the disk knows of the files, which changes whenever one of them does. */
function stateOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  // One after the other: a promise for each of some 2000 files would stay in the memory of a process that stays.
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs } = lstatSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0${ctimeMs}\n`);
  }
  return hash.digest("hex");
}

function sourceFiles(): string[] {
  return SOURCES.flatMap(filesOf);
}

function filesOf(source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!lstatSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
