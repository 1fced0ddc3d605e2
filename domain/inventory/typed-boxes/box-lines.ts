import type { DateOrder } from "../typed-expiry.ts";
import { readBoxLine } from "./box-line.ts";

/** Lines that are read at once: each becomes a row that a person looks at. */
export const BOX_LINES_MAX = 100;

/** The lines of a text, and what is left of it. */
export interface BoxLines {
  readonly lines: readonly string[];
  /** What was not read yet, as it was typed. */
  readonly rest: string;
}

/**
 * Cuts a typed or pasted list into one line a box: at line breaks, bullets and semicolons. A piece that names nothing belongs
 * to the one before it: `Doliprane;1000 mg;06/27` is one box.
 * @param most how many lines are taken; the rest stays a text
 */
export function splitBoxLines(text: string, order: DateOrder, most = BOX_LINES_MAX): BoxLines {
  const lines: string[] = [];
  const typed = text.split(/\r\n|[\n\r\u2028\u2029]/);
  for (const [at, line] of typed.entries()) {
    const pieces = piecesOf(line, order);
    if (lines.length + pieces.length > most && lines.length > 0) {
      return { lines, rest: typed.slice(at).join("\n") };
    }
    lines.push(...pieces.slice(0, most));
    if (pieces.length > most) {
      return { lines, rest: [pieces.slice(most).join("; "), ...typed.slice(at + 1)].join("\n") };
    }
  }
  return { lines, rest: "" };
}

function piecesOf(line: string, order: DateOrder): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(/[;•●▪◦‣]/)) {
    if (!/[\p{L}\p{N}]/u.test(piece)) continue;
    const isName = pieces.length === 0 || readBoxLine(piece, order).name !== "";
    if (isName) pieces.push(piece.trim());
    else pieces.push(`${pieces.pop()}, ${piece.trim()}`);
  }
  return pieces;
}
