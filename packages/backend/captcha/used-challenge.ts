import type { Engine } from "../database/engine.ts";

/**
 * Stores a solved challenge until it expires. Of two simultaneous requests with the same one only one succeeds, by the
 * primary key, whichever copy of the server they reach.
 *
 * @param challenge an identifier from which no solution can be derived
 * @param expiresAt milliseconds since 1970, as `moment`
 */
export function isFirstUse(
  engine: Engine,
  challenge: string,
  expiresAt: number,
  moment: number,
): Promise<boolean> {
  return engine.transaction(async (tx) => {
    await tx.query("delete from backend.used_challenges where expires_at <= $1::timestamptz", [
      new Date(moment),
    ]);
    const added = await tx.query(
      `insert into backend.used_challenges (challenge, expires_at) values ($1, $2::timestamptz)
       on conflict do nothing returning challenge`,
      [challenge, new Date(expiresAt)],
    );
    return added.length === 1;
  });
}
