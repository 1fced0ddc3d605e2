import { linesOfText, namesWholeMedicine } from "./lines-of-text.ts";

/** A piece of text where a page puts it, in points from the upper left corner of the page. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  /** The line that the letters stand on. */
  readonly baseline: number;
  readonly width: number;
  /** The height of the letters. */
  readonly size: number;
}

/** What stands together in one row, with a wide gap on both sides. */
interface Cell {
  readonly text: string;
  readonly left: number;
}

/** Gaps between pieces, in heights of the letters: a space, and a gap between cells of a table or between columns. */
const SPACE = 0.12;
const WIDE = 2;
/** The same text drawn again so near makes bold letters. */
const REDRAWN = 0.2;

/**
 * The text of a page row by row, from the top, however the file orders it. The cells of a row are one line: the directions stand
 * beside their medicine. Two medicines side by side are two columns, of which the left is read first: one line of both would give the
 * directions of one to the other.
 */
export function textOfPlaced(pieces: readonly PlacedText[]): string {
  const rows = rowsOf(pieces).map(cellsOf);
  const rightColumns = rows.flatMap((cells) => {
    const [, second] = cells.filter(({ text }) => namesWholeMedicine(text));
    return second ? [second.left] : [];
  });
  if (rightColumns.length === 0) return written(rows);
  const middle = Math.min(...rightColumns) - 1;
  return [
    written(rows.map((cells) => cells.filter(({ left }) => left < middle))),
    written(rows.map((cells) => cells.filter(({ left }) => left >= middle))),
  ].join("\n");
}

const written = (rows: readonly (readonly Cell[])[]): string =>
  rows
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(({ text }) => text.trim()).join(" "))
    .join("\n");

/** Index letters and fractions stand a little above or below their row. */
function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  const inOrder = pieces
    .filter(({ text }) => text.trim() !== "")
    .sort((a, b) => a.baseline - b.baseline);
  for (const piece of inOrder) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && piece.baseline - first.baseline <= Math.min(piece.size, first.size) / 2) {
      row.push(piece);
    } else {
      rows.push([piece]);
    }
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

function cellsOf(row: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = [];
  let last: PlacedText | undefined;
  for (const piece of row) {
    const cell = cells.at(-1);
    if (last && piece.text === last.text && piece.left - last.left < REDRAWN * piece.size) continue;
    const gap = last ? (piece.left - last.left - last.width) / piece.size : WIDE;
    if (!cell || gap >= WIDE) cells.push({ text: piece.text, left: piece.left });
    else {
      const text = `${cell.text}${gap > SPACE ? " " : ""}${piece.text}`;
      cells[cells.length - 1] = { text, left: cell.left };
    }
    last = piece;
  }
  return cells;
}

/** A page with fewer letters is a picture: a scanner may have written its name or a number on it. */
const PAGE_LETTERS = 40;

/**
 * Which pages have to be drawn and read as photos, by their index: those without text, and all of them where the text names no
 * medicine, as in a file whose letters stand for others.
 * @param texts of the pages
 */
export function pagesToDraw(texts: readonly string[]): number[] {
  const isNamed = texts.some((text) => linesOfText(text).length > 0);
  return texts.flatMap((text, nth) =>
    isNamed && (text.match(/\p{L}/gu)?.length ?? 0) >= PAGE_LETTERS ? [] : [nth],
  );
}
