import { createHmac } from "node:crypto";
import type { Deps, Query, Turn } from "./deps.ts";

/**
 * Attempts counted in the database, where neither a restart nor a second process forgets them.
 * @param secret makes the keys that are stored tell nothing of who tried
 */
export function createTurns(
  asService: Query,
  secret: string,
): Pick<Deps, "takeTurns" | "giveBackTurns"> {
  const keyOf = (name: string, who: string) =>
    createHmac("sha256", secret).update(`turn ${name} ${who}`).digest("base64url");

  const counted = (turns: readonly Turn[]) =>
    JSON.stringify(
      turns.map(({ name, who, attempts, minutes }) => ({
        key: keyOf(name, who),
        attempts,
        minutes,
      })),
    );

  return {
    async takeTurns(turns) {
      const [row] = await asService<{ seconds: number }>(
        "select private.take_turns($1::text::jsonb) as seconds",
        [counted(turns)],
      );
      return row?.seconds ?? 0;
    },
    async giveBackTurns(turns) {
      await asService("select private.give_back_turns($1::text::jsonb)", [counted(turns)]);
    },
  };
}
