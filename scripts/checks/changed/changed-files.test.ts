import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

function newRepository(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "trousse-changed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], {
      cwd: root,
      stdio: "pipe",
    });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  git("init", "--initial-branch=main");
  git("add", ".");
  git("commit", "--message=First");
  return { root, git, write };
}

test("committed, edited, new and deleted files have changed, what main did meanwhile has not", () => {
  const { root, git, write } = newRepository({
    "a.ts": "1",
    "b.ts": "1",
    "c.ts": "1",
    "d.ts": "1",
  });
  git("switch", "--create", "work");
  write("a.ts", "2");
  git("commit", "--all", "--message=Second");
  git("switch", "main");
  write("d.ts", "2");
  git("commit", "--all", "--message=Third");
  git("switch", "work");
  write("b.ts", "2");
  write("folder/new file.ts", "1");
  rmSync(join(root, "c.ts"));
  expect(changedFiles("main", root).map(({ path, isDeleted }) => [path, isDeleted])).toEqual([
    ["a.ts", false],
    ["b.ts", false],
    ["c.ts", true],
    ["folder/new file.ts", false],
  ]);
});

test("nothing has changed in a new clone", () => {
  const { root } = newRepository({ "a.ts": "1" });
  expect(changedFiles("main", root)).toEqual([]);
});

test.each([
  { text: "-- Other words.\nselect 1;\n", expected: true },
  { text: "select 1;\n", expected: true },
  { text: "-- Words.\n\n  -- More words.\nselect 1;\n", expected: true },
  { text: "-- Words.\nselect 2;\n", expected: false },
  { text: "-- Words.\nselect 1; -- one\n", expected: false },
])("whether $text differs in comments only: $expected", ({ text, expected }) => {
  const { root, write } = newRepository({ "a.sql": "-- Words.\nselect 1;\n" });
  write("a.sql", text);
  expect(changedFiles("main", root)).toMatchObject([{ path: "a.sql", isOnlyComments: expected }]);
});

test("a new SQL file is more than comments, and TypeScript always is", () => {
  const { root, write } = newRepository({ "a.ts": "// Words.\n" });
  write("a.ts", "// Other words.\n");
  write("new.sql", "-- Words.\n");
  expect(changedFiles("main", root).map(({ isOnlyComments }) => isOnlyComments)).toEqual([
    false,
    false,
  ]);
});
