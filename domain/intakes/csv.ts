import type { Language } from "../locale/locales.ts";

/** What a spreadsheet may run: these at the start of a cell, their full-width twins included. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Tells Excel that what follows is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

export type Separator = "," | ";";

/** A spreadsheet separates cells by what its country does not write inside a number. */
export function separatorOf(language: Language): Separator {
  return language === "en" ? "," : ";";
}

/**
 * A file as RFC 4180 has it (doubled quotes, CRLF), in which no cell is a formula: one that could run
 * gets a leading `'`, which a reader can take off again.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(separator)}\r\n`).join("");
}

function writeCell(text: string): string {
  // A text that already reads `'=…` is guarded once more, or taking the guard off would change it.
  const guarded = RUNS.test(text) ? `'${text}` : text;
  // Both separators and the tab: a reader that guesses another one still finds one cell.
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
