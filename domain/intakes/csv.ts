/** What a spreadsheet may run: these at the start of a cell, their full-width twins included. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Tells Excel that what follows is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A file as RFC 4180 has it (commas, doubled quotes, CRLF), in which no cell is a formula: one that
 * could run gets a leading `'`. What a cell held can be recovered: `plainCell` undoes it.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** What a cell held before it was guarded. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell;
}

function writeCell(text: string): string {
  // A text that already reads `'=…` is guarded once more, or taking the guard off would change it.
  const guarded = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
