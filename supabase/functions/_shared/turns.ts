import { createHmac } from "node:crypto";
import type { Deps, Query } from "./deps.ts";

/**
 * Attempts counted in the database, where neither a restart nor a second process forgets them.
 * @param secret makes the keys that are stored tell nothing of who tried
 */
export function createTakeTurns(asService: Query, secret: string): Deps["takeTurns"] {
  const keyOf = (name: string, who: string) =>
    createHmac("sha256", secret).update(`turn ${name} ${who}`).digest("base64url");

  return async (turns) => {
    const counted = turns.map(({ name, who, attempts, minutes }) => ({
      key: keyOf(name, who),
      attempts,
      minutes,
    }));
    const [row] = await asService<{ seconds: number }>(
      "select private.take_turns($1::text::jsonb) as seconds",
      [JSON.stringify(counted)],
    );
    return row?.seconds ?? 0;
  };
}
