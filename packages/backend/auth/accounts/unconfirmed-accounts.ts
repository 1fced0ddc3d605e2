import type { Engine } from "../../database/engine.ts";
import { deleteOldSignUps } from "../sign-up/pending-sign-ups.ts";

/** Milliseconds for which an account waits for its address to be confirmed: a day after the last mail. */
const RETENTION_MS = 86_400_000;

/** Accounts deleted at a time, so that people who are at work meanwhile do not wait for it. */
const BATCH_SIZE = 200;

/**
 * Deletes accounts that nobody ever entered and nobody can any more, oldest first: the address, name
 * and password of somebody who perhaps never asked for them. Bounded; the rest goes the next time.
 *
 * @param now milliseconds since 1970
 * @returns how many
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
