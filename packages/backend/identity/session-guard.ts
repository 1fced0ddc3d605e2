import type { Engine } from "../database/engine.ts";
import type { Claims } from "./bearer.ts";

/** Milliseconds for which an open session is not looked up again. */
const CACHE_TTL_MS = 2000;

/** Cached sessions. Beyond that, the oldest is looked up again. */
const MAX_CACHED = 5000;

export interface SessionGuard {
  /** Whether the session of a verified token is still open: not ended, not expired, its account not banned. */
  isLive(claims: Pick<Claims, "session_id" | "sub">): Promise<boolean>;
  /** Clears the cache after sessions were ended, so that every token is looked up again. */
  clearCache(): void;
}

/**
 * A token outlives its session by up to ten minutes; this refuses it at the next request (R20, L16).
 *
 * On PostgreSQL another process may have ended it a moment ago, so the database is queried each time.
 *
 * PGlite has one process, in which a second statement delays all others. So an open session is cached for two seconds,
 * which is safe because everything that ends a session calls `forget`.
 */
export function createSessionGuard(engine: Engine, now: () => number): SessionGuard {
  const isLive = async ({ session_id, sub }: Pick<Claims, "session_id" | "sub">) => {
    const [found] = await engine.asRole<{ live: boolean }>(
      SERVICE,
      "select auth.session_goes_on($1::uuid, $2::uuid, $3::timestamptz) as live",
      [session_id, sub, new Date(now())],
    );
    return found?.live === true;
  };
  return engine.kind === "postgres"
    ? { isLive, clearCache: () => undefined }
    : createCachingGuard(isLive, now);
}

/** In one round trip, unlike a transaction of the owner. */
const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

function createCachingGuard(lookUp: SessionGuard["isLive"], now: () => number): SessionGuard {
  const seenAlive = new Map<string, { readonly sub: string; readonly at: number }>();
  let generation = 0;

  return {
    async isLive({ session_id, sub }) {
      const seen = seenAlive.get(session_id);
      if (seen?.sub === sub && now() - seen.at < CACHE_TTL_MS) return true;
      seenAlive.delete(session_id);
      const startGeneration = generation;
      const moment = now();
      const isLive = await lookUp({ session_id, sub });
      // A result from before the last `forget` may be outdated, so it is used once and not cached.
      if (isLive && startGeneration === generation) {
        if (seenAlive.size >= MAX_CACHED) {
          const oldest = seenAlive.keys().next();
          if (!oldest.done) seenAlive.delete(oldest.value);
        }
        seenAlive.set(session_id, { sub, at: moment });
      }
      return isLive;
    },

    clearCache() {
      generation++;
      seenAlive.clear();
    },
  };
}
