import { createHmac } from "node:crypto";
import type { AttemptLimit, Deps, Query } from "./deps.ts";

/**
 * Counts attempts in the database, so that a restart or a second process does not lose them.
 * @param secret derives the stored keys, so that they do not show who tried
 */
export function createAttemptCounter(
  asService: Query,
  secret: string,
): Pick<Deps, "countAttempts" | "undoAttempts"> {
  const keyOf = (name: string, who: string) =>
    createHmac("sha256", secret).update(`turn ${name} ${who}`).digest("base64url");

  const counted = (limits: readonly AttemptLimit[]) =>
    JSON.stringify(
      limits.map(({ name, who, attempts, minutes }) => ({
        key: keyOf(name, who),
        attempts,
        minutes,
      })),
    );

  return {
    async countAttempts(limits) {
      const [row] = await asService<{ seconds: number }>(
        "select private.count_attempts($1::text::jsonb) as seconds",
        [counted(limits)],
      );
      return row?.seconds ?? 0;
    },
    async undoAttempts(limits) {
      await asService("select private.undo_attempts($1::text::jsonb)", [counted(limits)]);
    },
  };
}
