import type { TestResultRow } from "#testing/harness/test-result-rows.ts";

/** A row as the document keeps it. */
export interface RecordedRow extends TestResultRow {
  /** Day of the run, as `2026-11-21`. */
  readonly date: string;
  readonly machine: string;
}

const HEAD = "| Row | What | Target | Measured | Held | Date | Machine |";
const LINE = /^\| (?<cells>.*) \|$/;
const sectionStart = (section: string) => `<!-- ${section}: written by npm run test:${section} -->`;
const sectionEnd = (section: string) => `<!-- end of ${section} -->`;

/**
 * The document with the rows of a section in it. A row of before stays until it is tried again, so that a part
 * can be run alone.
 * @throws {Error} when the document has no place for the section
 */
export function withRows(document: string, section: string, rows: readonly RecordedRow[]): string {
  const from = document.indexOf(sectionStart(section));
  const to = document.indexOf(sectionEnd(section));
  if (from === -1 || to < from) throw new Error(`docs/reliability.md has no place for ${section}.`);
  const start = from + sectionStart(section).length;
  const kept = new Map<string, string>();
  for (const line of document.slice(start, to).split("\n").filter(isRow)) {
    kept.set(nameIn(line), line);
  }
  for (const row of rows) kept.set(nameIn(lineOf(row)), lineOf(row));
  const lines = [...kept.entries()]
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([, line]) => line);
  const table =
    lines.length > 0 ? [HEAD, "| --- | --- | --- | --- | --- | --- | --- |", ...lines] : [];
  return `${document.slice(0, start)}\n\n${table.join("\n")}\n\n${document.slice(to)}`;
}

function isRow(line: string): boolean {
  return LINE.test(line) && line !== HEAD && !line.startsWith("| ---");
}

function nameIn(line: string): string {
  return line.split(" | ", 2).join(" ");
}

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll("|", "∣").replaceAll(/\s+/g, " ").trim();

function lineOf({ row, what, target, measured, held, date, machine }: RecordedRow): string {
  const cells = [row || "–", what, target, measured, held ? "yes" : "**no**", date, machine];
  return `| ${cells.map(cell).join(" | ")} |`;
}
