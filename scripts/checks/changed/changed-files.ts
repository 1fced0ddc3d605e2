import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export interface ChangedFile {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  /** Gone since then, or renamed. */
  readonly isDeleted: boolean;
  /** Of SQL: every line that was added or removed is empty or a comment. */
  readonly isOnlyComments: boolean;
}

/** Every file that differs from where this branch left `base`: committed, staged, edited and new ones. */
export function changedFiles(base: string, root = ROOT): ChangedFile[] {
  const git = (...words: string[]) => readLines(root, words);
  const since = git("merge-base", base, "HEAD")[0] ?? base;
  const edited = git("diff", "--name-only", "--no-renames", since);
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...edited, ...added])].sort().map((path) => ({
    path,
    isDeleted: !existsSync(join(root, path)),
    isOnlyComments:
      path.endsWith(".sql") &&
      edited.includes(path) &&
      hasOnlyCommentLines(git("diff", "--unified=0", since, "--", path)),
  }));
}

/** @param diff lines of `git diff` for one SQL file */
function hasOnlyCommentLines(diff: readonly string[]): boolean {
  return diff
    .filter((line) => /^[+-]/.test(line) && !/^(?:\+\+\+|---) /.test(line))
    .every((line) => /^[+-]\s*(?:--.*)?$/.test(line));
}

function readLines(root: string, words: readonly string[]): string[] {
  const output = execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return output.split("\n").filter((line) => line !== "");
}
