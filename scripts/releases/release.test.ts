import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { release } from "./release.ts";

const CHANGELOG = `# Changes

## Unreleased

### Upgrading

Nothing to do.

- Said at last: what is new.

## 0.1.0 (2026-11-20)

- The first one.
`;

let root: string;
const git = (...words: string[]) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
const write = (name: string, text: string) => writeFile(join(root, name), text);
const read = (name: string) => readFile(join(root, name), "utf8");

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "release-"));
  git("init", "--quiet");
  git("config", "user.email", "release@example.org");
  git("config", "user.name", "Release");
  const manifest = { name: "trousse", version: "0.1.0", dependencies: { other: "0.1.0" } };
  await write("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  const lock = {
    version: "0.1.0",
    packages: { "": { version: "0.1.0" }, other: { version: "0.1.0" } },
  };
  await write("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  await write("CHANGELOG.md", CHANGELOG);
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => rm(root, { recursive: true }));

test("a release is a commit and a tag with its notes", async () => {
  expect(await release(root, "0.2.0", "2026-11-26")).toBe("v0.2.0");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "-1", "--format=%s")).toBe("Release 0.2.0");
  expect(git("tag", "--list", "v0.2.0", "--format=%(contents)")).toBe(
    "Trousse 0.2.0\n\n### Upgrading\n\nNothing to do.\n\n- Said at last: what is new.",
  );
  expect(JSON.parse(await read("package.json"))).toMatchObject({
    version: "0.2.0",
    dependencies: { other: "0.1.0" },
  });
  expect(JSON.parse(await read("package-lock.json"))).toEqual({
    version: "0.2.0",
    packages: { "": { version: "0.2.0" }, other: { version: "0.1.0" } },
  });
  const changelog = await read("CHANGELOG.md");
  expect(changelog.match(/^## .*$/gm)).toEqual([
    "## Unreleased",
    "## 0.2.0 (2026-11-26)",
    "## 0.1.0 (2026-11-20)",
  ]);
  expect(changelog).toContain("- The first one.");
});

test.each(["0.1.0", "0.0.9", "v0.2.0", "0.2", "0.2.0-rc.1"])("%s is refused", async (version) => {
  await expect(release(root, version, "2026-11-26")).rejects.toThrow(/three numbers after 0\.1\.0/);
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("refused: changes that are not committed", async () => {
  await write("new.ts", "");
  await expect(release(root, "0.2.0", "2026-11-26")).rejects.toThrow(/not committed/);
});

test("refused: a tag that there is", async () => {
  git("tag", "v0.2.0");
  await expect(release(root, "0.2.0", "2026-11-26")).rejects.toThrow(/tag v0\.2\.0 already/);
});

test("refused: a release of which nothing is told", async () => {
  await release(root, "0.2.0", "2026-11-26");
  await expect(release(root, "0.3.0", "2026-11-27")).rejects.toThrow(/nothing under/);
  expect(git("status", "--porcelain")).toBe("");
});
