import type { Transaction } from "@trousse/backend/database/engine";
import type { MovedTable } from "./moved-tables.ts";

/**
 * Lets rows in without anything happening because of them: no welcome, no log, no plan. Who may say so says it for the
 * transaction (PGlite, and the owner of a project at Supabase); any other owner of the tables for each of them.
 * @returns what ends it
 */
export async function disableTriggers(
  tx: Transaction,
  tables: readonly MovedTable[],
): Promise<() => Promise<void>> {
  if (await disableForTransaction(tx)) {
    return async () => void (await tx.query("set local session_replication_role = origin"));
  }
  const each = async (deed: "disable" | "enable") => {
    for (const { name } of tables) await tx.query(`alter table ${name} ${deed} trigger user`);
  };
  await each("disable");
  return async () => {
    // A table with a check that still waits for the end of the transaction cannot be altered.
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
