import type { Engine } from "../database/engine.ts";
import type { Keys } from "./api-keys.ts";

/**
 * The keys that all copies of a server share by their database, written by the first of them: of two that
 * start at once the primary key lets one through, and both read what it wrote.
 *
 * @param first makes those of a new installation, or hands over those it has had so far
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
