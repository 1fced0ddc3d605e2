import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");
const files = new Set(tracked);
const names = new Set(tracked.map((path) => basename(path)));
const folders = new Set(
  tracked.flatMap((path) => path.split("/").map((_, end, all) => all.slice(0, end).join("/"))),
);

const PATH =
  /^(?:app|bench|deploy|docs|domain|e2e|packages|public|scripts|server|supabase|testing)\/[\w./-]*$/;
const SOURCE_NAME = /^[a-z0-9-]+(?:\.\w+)*\.tsx?$/;

const exists = (path: string) => {
  const plain = path.replace(/\/$/, "");
  return files.has(plain) || folders.has(plain);
};

const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/*.md", "packages/*/README.md"], {
  cwd: ROOT,
});

test("there are documents", () => {
  expect(documents.length).toBeGreaterThan(10);
});

test.each(documents)(
  "every path of the repository that %s names in code style exists",
  (document) => {
    const text = readFileSync(join(ROOT, document), "utf8");
    const missing = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = ""]) => path)
      .filter(
        (path) =>
          (PATH.test(path) && !exists(path)) || (SOURCE_NAME.test(path) && !names.has(path)),
      );
    expect(missing).toEqual([]);
  },
);

test.each(documents)("every relative link in %s leads to a file", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const missing = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, path = ""]) => join(dirname(document), path))
    .filter((path) => !exists(path));
  expect(missing).toEqual([]);
});
