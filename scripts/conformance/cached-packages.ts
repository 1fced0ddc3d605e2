import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const CACHE = join(import.meta.dirname, "../../node_modules/.cache");

/**
 * Installs packages that only one comparison needs and that would weigh on every installation, into a folder of their
 * own. What is there already is taken as it is, so the name has to change with the packages.
 * @throws {Error} when the registry cannot be reached
 */
export async function installCachedPackages(
  name: string,
  packages: readonly string[],
): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${packages.join(", ")}, which takes a moment…`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, "package.json"), '{ "private": true }\n');
  const words = ["install", "--prefix", unfinished, "--save-exact", "--ignore-scripts"];
  const { status, stderr, error } = spawnSync("npm", [...words, ...packages], {
    cwd: unfinished,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(
      `${packages[0]} could not be installed, so there is nothing to compare with: ${error?.message ?? stderr.trim()}`,
    );
  }
  await rename(unfinished, folder);
  return folder;
}
