import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCount } from "./count.ts";
import { binariesOf, VERSIONS, type Version } from "./postgres-binaries.ts";
import { recordRows } from "./reliability/table.ts";

// The tests of the database and of the backend on PostgreSQL alone, on one version or on several:
// npm run test:postgres [-- --version 16|17|18|all] [files…]. Without a version, on the one installed here.

const root = join(import.meta.dirname, "..");

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { version: { type: "string" } },
});

/** @returns the folders of programs to try, by the name of what they are */
function chosen(): Map<string, string | undefined> {
  const { version } = values;
  if (version === undefined) return new Map([["installed", undefined]]);
  const versions = version === "all" ? VERSIONS : VERSIONS.filter((known) => known === version);
  if (versions.length === 0) throw new Error(`--version must be ${VERSIONS.join(", ")} or all.`);
  return new Map(versions.map((one: Version) => [one, binariesOf(one)]));
}

/** Runs what was asked on one PostgreSQL. */
async function tryOn(binaries: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "trousse-postgres-"));
  const report = join(folder, "report.json");
  const start = performance.now();
  const { status } = spawnSync(
    join(root, "node_modules/.bin/vitest"),
    [
      ...["run", "--project", "backend", "--project", "database", ...files],
      ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    ],
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
  const { passed, failed } = await readCount("vitest", report, status === 0);
  rmSync(folder, { recursive: true });
  return { passed, failed, seconds: Math.round((performance.now() - start) / 1000) };
}

try {
  const rows = [];
  for (const [name, binaries] of chosen()) {
    const { passed, failed, seconds } = await tryOn(binaries);
    rows.push({
      row: "",
      what: `PostgreSQL ${name}: ${files.length > 0 ? files.join(", ") : "all of database and backend"}`,
      target: "0 failed",
      measured: `${passed} passed, ${failed} failed in ${seconds} s`,
      held: failed === 0 && passed > 0,
    });
  }
  process.exitCode = recordRows("postgres", rows) ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
