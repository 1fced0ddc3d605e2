import type { Engine } from "../database/engine.ts";
import type { Keys } from "./api-keys.ts";

/**
 * The keys that all copies of a server share through their database, written by the first of them: of two that start at
 * once only one insert succeeds, by the primary key, and both read its row.
 *
 * @param first creates the keys of a new installation, or returns those it already has
 */
export async function shareKeys(engine: Engine, first: () => Promise<Keys>): Promise<Keys> {
  const found = await engine.transaction((tx) => tx.query<Keys>(KEYS));
  if (found[0]) return found[0];
  const { publishableKey, secretKey, jwtSecret } = await first();
  return engine.transaction(async (tx) => {
    await tx.query(
      `insert into backend.keys (publishable_key, secret_key, jwt_secret) values ($1, $2, $3)
       on conflict do nothing`,
      [publishableKey, secretKey, jwtSecret],
    );
    const [keys] = await tx.query<Keys>(KEYS);
    if (!keys) throw new Error("The keys were not kept.");
    return keys;
  });
}

const KEYS = `
select publishable_key as "publishableKey", secret_key as "secretKey", jwt_secret as "jwtSecret"
from backend.keys`;
