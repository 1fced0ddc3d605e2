import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { isNewer, releaseOf } from "#server/updates/newer-version.ts";
import { notesOf, releaseChangelog } from "./changelog.ts";

/**
 * Makes the commit and the tag of a release in a repository: the version in package.json and its lock, and the section of
 * CHANGELOG.md. Nothing is pushed.
 * @throws {OperatorError} in one sentence, with nothing changed
 */
export async function release(root: string, version: string, day: string): Promise<string> {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
  const read = (name: string) => readFile(join(root, name), "utf8");

  const manifest = await read("package.json");
  const { version: current } = JSON.parse(manifest) as { version: string };
  if (releaseOf(version) !== version || !isNewer(version, current)) {
    throw new OperatorError(`The version must be three numbers after ${current}, such as 1.2.0.`);
  }
  if (git("status", "--porcelain") !== "") {
    throw new OperatorError("There are changes that are not committed.");
  }
  const tag = `v${version}`;
  if (git("tag", "--list", tag) !== "") throw new OperatorError(`There is a tag ${tag} already.`);
  const changelog = releaseChangelog(await read("CHANGELOG.md"), version, day);

  const lock = JSON.parse(await read("package-lock.json"));
  lock.version = version;
  lock.packages[""].version = version;
  const named = `"version": "${current}"`;
  await writeFile(join(root, "package.json"), manifest.replace(named, `"version": "${version}"`));
  await writeFile(join(root, "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
  await writeFile(join(root, "CHANGELOG.md"), changelog);
  git("add", "package.json", "package-lock.json", "CHANGELOG.md");
  git("commit", "--quiet", "--message", `Release ${version}`);
  const message = `Trousse ${version}\n\n${notesOf(changelog, version)}`;
  // The default cleanup takes lines with # away, which are headings here.
  git("tag", "--annotate", "--cleanup=verbatim", "--message", message, tag);
  return tag;
}
