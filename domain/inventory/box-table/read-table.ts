/** What separates the cells of a table, each in a file of some program. */
const SEPARATORS = [";", ",", "\t", "|"] as const;

/** Rows by which a separator is chosen. */
const SAMPLE = 20;

/** More rows than a home has boxes; the rest is cut off. */
export const TABLE_ROWS_MAX = 2000;

export interface TypedTable {
  readonly rows: readonly (readonly string[])[];
  /** Whether the file has more rows than are read. */
  readonly isCut: boolean;
}

/**
 * Reads a table of any program: cells between `;`, `,`, tabs or `|`, in quotes or not, with doubled quotes and line breaks in
 * them (RFC 4180). The separator is the one that cuts most rows into the same number of cells.
 */
export function readTable(text: string): TypedTable {
  const body = text.replace(/^\uFEFF/, "").replace(/^sep=(.)\r?\n/i, "");
  const rated = SEPARATORS.map((separator) => ({
    separator,
    ...rate(cut(body, separator, SAMPLE).rows),
  }));
  const best = rated.reduce((one, other) =>
    other.alike > one.alike || (other.alike === one.alike && other.columns > one.columns)
      ? other
      : one,
  );
  return cut(body, best.separator, TABLE_ROWS_MAX);
}

/** How many rows have as many cells as most rows have, and how many cells that is. One cell is no table. */
function rate(rows: readonly (readonly string[])[]): { alike: number; columns: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) {
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [columns, alike] = [...counts].reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    [0, 0],
  );
  return { alike, columns };
}

function cut(text: string, separator: string, most: number): TypedTable {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(plainCell(cell));
    // A line without a word is no row.
    if (row.some((each) => each !== "")) rows.push(row);
    row = [];
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator) {
      row.push(plainCell(cell));
      cell = "";
    } else if (sign === "\n" || sign === "\r") {
      endRow();
      if (rows.length > most) break;
    } else cell += sign;
  }
  endRow();
  return { rows: rows.slice(0, most), isCut: rows.length > most };
}

/** Without the `'` by which a writer keeps a spreadsheet from running a cell. */
function plainCell(cell: string): string {
  return cell.trim().replace(/^'(?='*[=+\-@＝＋－＠])/, "");
}
