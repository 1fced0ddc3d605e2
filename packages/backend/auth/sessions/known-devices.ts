import type { Transaction } from "../../database/engine.ts";

/** Browsers remembered per account; beyond that, the one used longest ago is forgotten. */
const MAX_DEVICES = 30;

/** Whether the account was opened in this browser before. */
export async function isKnownDevice(
  tx: Transaction,
  userId: string,
  digest: string,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from backend.devices where user_id = $1::uuid and digest = $2",
    [userId, digest],
  );
  return rows.length > 0;
}

export async function rememberDevice(
  tx: Transaction,
  userId: string,
  digest: string,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into backend.devices (user_id, digest, seen_at) values ($1::uuid, $2, $3::timestamptz)
     on conflict (user_id, digest) do update set seen_at = excluded.seen_at`,
    [userId, digest, new Date(now)],
  );
  await tx.query(
    `delete from backend.devices where user_id = $1::uuid and digest in (
       select digest from backend.devices where user_id = $1::uuid
       order by seen_at desc, digest offset $2::int)`,
    [userId, MAX_DEVICES],
  );
}

/** Forgets the others when the password changes, because a person who knew the old one may have used one of them. */
export async function forgetOtherDevices(
  tx: Transaction,
  userId: string,
  digest: string,
): Promise<void> {
  await tx.query("delete from backend.devices where user_id = $1::uuid and digest <> $2", [
    userId,
    digest,
  ]);
}
