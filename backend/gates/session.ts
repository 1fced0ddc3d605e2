import type { Engine } from "../database/engine.ts";
import type { Claims } from "./bearer.ts";

/** Milliseconds for which a session found alive is not looked up again. */
const TRUSTED_FOR = 2000;

/** Sessions remembered. The oldest is looked up again when there are more. */
const REMEMBERED = 5000;

export interface SessionGate {
  /** Whether the session of a checked token goes on: not ended, not over, its account not banned. */
  isLive(claims: Pick<Claims, "session_id" | "sub">): Promise<boolean>;
  /** Somebody ended sessions: from now on every token is looked up again before it is believed. */
  forget(): void;
}

/**
 * A token outlives its session by up to ten minutes; this refuses it at the next request (R20, L16).
 *
 * Asking the database each time would cost a REST call a second statement, and asking inside its own
 * statement would tie PostgREST's SQL to our tables. So a session seen alive is believed for two
 * seconds. Within this process that changes nothing: whatever ends a session here calls `forget`.
 * A session ended by another process on the same PostgreSQL is refused at most two seconds later.
 */
export function createSessionGate(engine: Engine, now: () => number): SessionGate {
  const seenAlive = new Map<string, { readonly sub: string; readonly at: number }>();
  let generation = 0;

  return {
    async isLive({ session_id, sub }) {
      const seen = seenAlive.get(session_id);
      if (seen?.sub === sub && now() - seen.at < TRUSTED_FOR) return true;
      seenAlive.delete(session_id);
      const asked = generation;
      const moment = now();
      const found = await engine.transaction((tx) =>
        tx.query(
          `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
           where s.id = $1::uuid and s.user_id = $2::uuid
             and (s.not_after is null or s.not_after > $3::timestamptz)
             and (u.banned_until is null or u.banned_until <= $3::timestamptz)`,
          [session_id, sub, new Date(moment)],
        ),
      );
      // An answer from before the last `forget` may already be wrong: used once, not kept.
      if (found.length === 1 && asked === generation) {
        if (seenAlive.size >= REMEMBERED) {
          const oldest = seenAlive.keys().next();
          if (!oldest.done) seenAlive.delete(oldest.value);
        }
        seenAlive.set(session_id, { sub, at: moment });
      }
      return found.length === 1;
    },

    forget() {
      generation++;
      seenAlive.clear();
    },
  };
}
