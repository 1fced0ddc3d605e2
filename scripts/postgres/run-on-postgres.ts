import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { readTestCount } from "../checks/test-count.ts";
import { installPostgresBinaries, VERSIONS } from "./postgres-binaries.ts";

const root = join(import.meta.dirname, "../..");

/**
 * The folders of programs to try, by the name of what they are: one version, all of them, or what is installed.
 * @throws {Error} with a sentence
 */
export function selectPostgresVersions(
  version: string | undefined,
): Map<string, string | undefined> {
  if (version === undefined) return new Map([["installed", undefined]]);
  const versions = version === "all" ? VERSIONS : VERSIONS.filter((known) => known === version);
  if (versions.length === 0) throw new Error(`--version must be ${VERSIONS.join(", ")} or all.`);
  return new Map(versions.map((one) => [one, installPostgresBinaries(one)]));
}

/**
 * Runs tests with the programs of one PostgreSQL.
 * @param words of Vitest: projects and files
 * @returns a row that says how it went
 */
export async function runOnPostgres(
  what: string,
  binaries: string | undefined,
  words: readonly string[],
): Promise<TestResultRow> {
  const folder = mkdtempSync(join(tmpdir(), "trousse-postgres-"));
  const report = join(folder, "report.json");
  const start = performance.now();
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    ["run", ...words, ...reporters],
    {
      cwd: root,
      env: {
        ...process.env,
        ENGINES: "postgres",
        ...(binaries && { POSTGRES_BINARIES: binaries }),
      },
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  const { passed, failed } = await readTestCount("vitest", report, status === 0);
  rmSync(folder, { recursive: true });
  const seconds = Math.round((performance.now() - start) / 1000);
  return {
    row: "",
    what,
    target: "0 failed",
    measured: `${passed} passed, ${failed} failed in ${seconds} s`,
    held: failed === 0 && passed > 0,
  };
}
