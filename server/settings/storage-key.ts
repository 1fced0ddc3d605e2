import { randomBytes } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";

/**
 * The key of the files that another machine stores. It is made once and stands in the database, so all processes and every backup of
 * the database have it, and the store has not.
 */
export async function readStorageKey(engine: Engine): Promise<Uint8Array> {
  const [row] = await engine.transaction(async (tx) => {
    await tx.query("insert into private.storage_keys (secret) values ($1) on conflict do nothing", [
      randomBytes(32).toString("base64url"),
    ]);
    return tx.query<{ secret: string }>("select secret from private.storage_keys");
  });
  if (!row) throw new Error("The key of the stored files is missing.");
  return Buffer.from(row.secret, "base64url");
}
