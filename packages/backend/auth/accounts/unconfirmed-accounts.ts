import type { Engine } from "../../database/engine.ts";
import { deleteOldSignUps } from "../sign-up/pending-sign-ups.ts";

/** Milliseconds for which an account may wait for the confirmation of its address: a day after the last mail. */
const RETENTION_MS = 86_400_000;

/** Accounts deleted per statement, so that other requests do not wait for it. */
const BATCH_SIZE = 200;

/**
 * Deletes accounts that were never confirmed and whose links have expired, oldest first: they contain the address, name and
 * password of a person who may not have created them. The number is bounded; the rest is deleted the next time.
 *
 * @param now milliseconds since 1970
 * @returns the number of deleted accounts
 */
export async function deleteUnconfirmedAccounts(engine: Engine, now: number): Promise<number> {
  const deleted = await engine.transaction((tx) =>
    tx.query(
      `delete from auth.users where id in (
         select id from auth.users
         where confirmed_at is null and last_sign_in_at is null and created_at < $1::timestamptz
           and coalesce(greatest(confirmation_sent_at, recovery_sent_at), created_at) < $1::timestamptz
         order by created_at limit $2::int for update skip locked)
       returning id`,
      [new Date(now - RETENTION_MS), BATCH_SIZE],
    ),
  );
  await engine.transaction((tx) => deleteOldSignUps(tx, now));
  return deleted.length;
}
