import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { ASSUME_IDENTITY } from "../database/api-roles.ts";
import type { Engine } from "../database/engine.ts";
import type { Bearer, Claims } from "../identity/bearer.ts";
import { ANONYMOUS_CALLER } from "../identity/caller.ts";

/** The bearer of a verified token. */
export interface Listener {
  readonly role: "anon" | "authenticated";
  /** All claims as JSON text, for policies. */
  readonly claims: string;
  /** The account; undefined for a visitor. */
  readonly userId: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** The reason of a refusal, in Supabase's words. */
export interface RefusedToken {
  readonly reason: string;
}

export interface Authorize {
  /** Verifies a token and its session. */
  identify(token: string | undefined): Promise<Listener | RefusedToken>;
  /** Whether a policy of `realtime.messages` lets the listener read broadcasts of a topic. */
  mayRead(listener: Listener, topic: string): Promise<boolean>;
}

export interface AuthorizeOptions {
  readonly engine: Engine;
  readonly bearer: Bearer;
  readonly publishableKey: string;
  readonly isLive: (claims: Claims) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const VISITOR: Listener = {
  ...ANONYMOUS_CALLER,
  role: "anon",
  userId: undefined,
  expiresAt: Number.POSITIVE_INFINITY,
};

/** Authorization queries that run at once; clients that reconnect after a restart must not delay other requests. */
const MAX_PARALLEL = 4;

export function createAuthorize(options: AuthorizeOptions): Authorize {
  const { engine, bearer, publishableKey, isLive, now } = options;
  const inTurn = createConcurrencyLimit(MAX_PARALLEL);
  return {
    async identify(token) {
      if (token === undefined || token === publishableKey) return VISITOR;
      const checked = await bearer.check(token);
      if (checked === "invalid") {
        return { reason: "MalformedJWT: The token provided is not a valid JWT" };
      }
      if (checked === "expired") {
        return { reason: `InvalidJWTToken: Token has expired ${expiredFor(token, now())}` };
      }
      const { claims, json } = checked;
      if (!(await inTurn(() => isLive(claims)))) {
        return { reason: "InvalidJWTToken: The session of the token has ended" };
      }
      return {
        role: "authenticated",
        claims: json,
        userId: claims.sub,
        expiresAt: claims.exp,
      };
    },
    mayRead: (listener, topic) => inTurn(() => mayRead(engine, listener, topic)),
  };
}

/**
 * Tried as Supabase tries it: a message of the topic is written, read as the listener, and undone.
 */
async function mayRead(
  engine: Engine,
  { role, claims }: Listener,
  topic: string,
): Promise<boolean> {
  const undo = new Undo();
  try {
    return await engine.transaction(async (tx) => {
      const [probe] = await tx.query<{ id: string }>(
        "insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true) returning id",
        [topic],
      );
      await tx.query("select set_config('realtime.topic', $1, true)", [topic]);
      await tx.query(ASSUME_IDENTITY, [role, claims]);
      const seen = await tx.query("select from realtime.messages where id = $1::uuid", [probe?.id]);
      undo.mayRead = seen.length > 0;
      throw undo;
    });
  } catch (problem) {
    if (problem === undo) return undo.mayRead;
    throw problem;
  }
}

class Undo extends Error {
  mayRead = false;
}

/** Of a token whose signature was valid. */
function expiredFor(token: string, now: number): string {
  const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return `${Math.max(0, Math.floor(now / 1000) - Number(payload.exp))} seconds ago`;
}
