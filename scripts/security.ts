import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import process from "node:process";
import { securityRows } from "#testing/security/rows/rows.ts";
import { recordRows } from "./reliability/record-rows.ts";
import { measureRows, type TestOutcome } from "./reliability/row-results.ts";
import { runAndRecord } from "./reliability/run-and-record.ts";

// The tests that show a row of testing/security/rows/rows.ts, with everything that `npm test` tries on a sample tried in
// full: ten thousand requests at random, two hundred thousand boxes, two hundred samples of each time. It takes a
// quarter of an hour of a machine that has nothing else to do; times say nothing on one that has.

// npm run test:security [-- rows…], as in `-- A1 C10`; `-- C` is all that begin with it.

const asked = process.argv.slice(2);
const isAsked = (row: string) =>
  asked.length === 0 ||
  asked.some((one) => row === one || (/^[A-Z]$/.test(one) && row.startsWith(one)));
const rows = securityRows.filter(({ row }) => isAsked(row));

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "trousse-security-"));
const report = join(folder, "report.json");

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

function readOutcomes(): TestOutcome[] {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).replaceAll(sep, "/");
    return assertionResults.map(({ title, status }) => ({ file, title, status }));
  });
}

const files = new Set(
  rows.flatMap(({ shownBy }) => ("reason" in shownBy ? [] : shownBy.map(({ file }) => file))),
);
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const failed = runAndRecord("security", [...files, ...reporters], {
  SECURITY: "full",
  TIMING_SAMPLES: "200",
});
const held = recordRows("security", measureRows(rows, readOutcomes()));
rmSync(folder, { recursive: true });
process.exitCode = held ? failed : 1;
