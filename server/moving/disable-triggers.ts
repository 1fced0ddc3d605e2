import type { Transaction } from "@trousse/backend/database/engine";
import type { MovedTable } from "./moved-tables.ts";

/**
 * Inserts rows without the effects of triggers: no welcome mail, no log, no plan. A role that may set the replication role
 * does it for the transaction (PGlite, and the owner of a project at Supabase); any other owner of the tables does it for
 * each of them.
 * @returns re-enables them
 */
export async function disableTriggers(
  tx: Transaction,
  tables: readonly MovedTable[],
): Promise<() => Promise<void>> {
  if (await disableForTransaction(tx)) {
    return async () => void (await tx.query("set local session_replication_role = origin"));
  }
  const each = async (change: "disable" | "enable") => {
    for (const { name } of tables) await tx.query(`alter table ${name} ${change} trigger user`);
  };
  await each("disable");
  return async () => {
    // A table with a constraint check that is deferred to the end of the transaction cannot be altered.
    await tx.query("set constraints all immediate");
    await each("enable");
  };
}

async function disableForTransaction(tx: Transaction): Promise<boolean> {
  await tx.query("savepoint silence");
  try {
    await tx.query("set local session_replication_role = replica");
    return true;
  } catch {
    await tx.query("rollback to savepoint silence");
    return false;
  }
}
