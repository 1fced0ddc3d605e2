import { orThrow } from "../errors/failure.ts";

/** Hosted Supabase answers at most this many rows at once. */
export const PAGE_ROWS = 1000;

type Reply<Row> = { readonly count: number | null; readonly status: number } & (
  | { readonly data: Row[]; readonly error: null }
  | { readonly data: null; readonly error: { name: string; message: string; code: string } }
);

/**
 * The rows of a query, however many: one request per thousand.
 * @param read asks for the rows of a range and for their count, in an order in which no two rows are equal
 */
export async function readEvery<Row>(
  read: (from: number, to: number) => PromiseLike<Reply<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { count, ...reply } = await read(rows.length, rows.length + PAGE_ROWS - 1);
    const page: Row[] = orThrow(reply);
    rows.push(...page);
    if (page.length === 0 || rows.length >= (count ?? 0)) return rows;
  }
}
