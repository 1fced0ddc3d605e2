import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { withRows } from "./document.ts";

const file = join(import.meta.dirname, "../../docs/reliability.md");

/**
 * Prints what was measured and writes it into its section of docs/reliability.md.
 * @returns whether every row held
 */
export function recordRows(section: string, rows: readonly TestResultRow[]): boolean {
  const date = new Date().toISOString().slice(0, 10);
  const machine = describeMachine();
  const document = readFileSync(file, "utf8");
  writeFileSync(
    file,
    withRows(
      document,
      section,
      rows.map((row) => ({ ...row, date, machine })),
    ),
  );
  for (const { row, what, target, measured, held } of rows) {
    console.log(
      `${held ? "held  " : "FAILED"}  ${row.padEnd(4)} ${what}: ${measured} (target: ${target})`,
    );
  }
  return rows.every(({ held }) => held);
}

/** What a figure depends on, without the name of anybody's machine. */
function describeMachine(): string {
  const model = cpus()[0]
    ?.model.replaceAll(/\((?:R|TM)\)|@.*|CPU|Processor/g, "")
    .trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${model || "unknown"}), ${memory} GB, shared`;
}
