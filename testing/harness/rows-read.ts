import type { Transaction } from "@trousse/backend/database/engine";

export interface RowsRead {
  /** Of tables that were read from end to end. */
  readonly whole: number;
  /** That an index led to. */
  readonly byIndex: number;
}

/** How many rows of some tables (`auth.users`) a work reads, functions and triggers included. */
export async function rowsRead(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<RowsRead> {
  const before = await counted(tx, tables);
  await work();
  const after = await counted(tx, tables);
  return { whole: after.whole - before.whole, byIndex: after.byIndex - before.byIndex };
}

/** What this session has read and not yet added to the sums of the installation. */
async function counted(tx: Transaction, tables: readonly string[]): Promise<RowsRead> {
  const [row] = await tx.query<{ whole: number; byIndex: number }>(
    `select coalesce(sum(seq_tup_read), 0)::int as whole, coalesce(sum(idx_tup_fetch), 0)::int as "byIndex"
     from pg_stat_xact_all_tables where relid = any ($1::regclass[])`,
    [tables],
  );
  return row ?? { whole: 0, byIndex: 0 };
}
