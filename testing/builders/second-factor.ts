import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";

/** From now on the account asks for a code besides its password. */
export async function requireSecondFactor(tx: Transaction, account: string): Promise<void> {
  await tx.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', now(), now())`,
    [randomUUID(), account],
  );
}
