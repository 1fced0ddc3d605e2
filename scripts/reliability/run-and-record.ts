import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { recordRows } from "./record-rows.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Runs tests in full and records the rows they note. A test that failed without noting a row fails the command
 * all the same.
 * @param environment how much of each thing is tried, as the tests read it
 * @returns the exit code
 */
export function runAndRecord(
  section: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): 0 | 1 {
  const folder = mkdtempSync(join(tmpdir(), "trousse-measured-"));
  const file = join(folder, "rows.jsonl");
  const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", ...words], {
    cwd: root,
    env: { ...process.env, ...environment, MEASURED_ROWS: file },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const rows = existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as TestResultRow)
    : [];
  rmSync(folder, { recursive: true });
  return recordRows(section, rows) && status === 0 ? 0 : 1;
}
