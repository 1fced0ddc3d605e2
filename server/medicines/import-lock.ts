import type { Transaction } from "@trousse/backend/database/engine";
import { ImportRejectedError } from "./import-rejected-error.ts";

/** An arbitrary constant: the key of the advisory lock that prevents two imports at once. */
const IMPORT_LOCK = 7_305_180_003n;

/**
 * Keeps other imports out until the end of the transaction, and names who started this one in the log of admins.
 *
 * @throws {ImportRejectedError} when another import is running
 */
export async function beginImport(tx: Transaction, requestedBy: string | undefined): Promise<void> {
  await tx.script("set local statement_timeout = 0");
  const [lock] = await tx.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
    IMPORT_LOCK,
  ]);
  if (!lock?.mine) throw new ImportRejectedError({ is: "busy" });
  await tx.query("select set_config('trousse.on_behalf_of', $1, true)", [requestedBy ?? "machine"]);
}
