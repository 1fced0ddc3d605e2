import type { Level } from "../query/parse-query.ts";
import { rangeNotSatisfiable } from "../rest-error.ts";

/**
 * Narrows `level` to the `Range` header, `0-24` or `10-`, which counts rows from 0 and includes
 * both ends. A header of another form is ignored, as HTTP asks.
 *
 * @throws RestError PGRST103 when the range ends before it begins.
 */
export function applyRangeHeader(level: Level, header: string | null): void {
  const [, from, to] = /^(\d{1,15})-(\d{0,15})$/u.exec(header ?? "") ?? [];
  if (from === undefined) return;
  const first = Number(from);
  const last = to ? Number(to) : Number.POSITIVE_INFINITY;
  if (last < first) {
    throw rangeNotSatisfiable(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  const end = Math.min(last + 1, level.limit === null ? last + 1 : level.offset + level.limit);
  level.offset = Math.max(level.offset, first);
  level.limit = Number.isFinite(end) ? Math.max(0, end - level.offset) : null;
}

/** `0-24/3573`; `*` for no rows, and for a total that nobody asked for. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const range = rows === 0 || total === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? "*"}`;
}

/** @throws RestError PGRST103 when the range begins behind the last row. */
export function rangeStatus(offset: number, rows: number, total: number | null): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw rangeNotSatisfiable(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
  }
  return rows < total ? 206 : 200;
}
