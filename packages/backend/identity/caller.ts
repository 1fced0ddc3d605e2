import { Refusal } from "../http/refusal.ts";
import type { Keys } from "./api-keys.ts";
import type { Bearer, Claims } from "./bearer.ts";
import { isFromBrowser } from "./browser-request.ts";
import { createTimingSafeMatcher } from "./timing-safe-matcher.ts";

/** The caller: the role and claims for the database, and the verified token of a person. */
export interface Caller {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly claims: string;
  readonly token?: Claims;
}

export const ANONYMOUS_CALLER: Caller = { role: "anon", claims: '{"role":"anon"}' };
const SERVICE_CALLER: Caller = { role: "service_role", claims: '{"role":"service_role"}' };

export type IdentifyCaller = (headers: Headers) => Promise<Caller>;

export interface CallerOptions {
  readonly keys: Keys;
  readonly bearer: Bearer;
  /** Whether the session of this token is still open. */
  readonly isLive: (claims: Claims) => Promise<boolean>;
}

/**
 * Identifies the caller from two headers. `apikey` must be one of our keys. `authorization` may be absent or repeat the key,
 * as supabase-js does when nobody is signed in; anything else must be a valid token of an open session. An invalid token
 * never makes a caller anonymous, because a signed-in person would then see an empty cabinet.
 *
 * @throws {Refusal}
 */
export function createIdentifyCaller({ keys, bearer, isLive }: CallerOptions): IdentifyCaller {
  const isSecret = createTimingSafeMatcher(keys.secretKey);

  function callerForKey(headers: Headers): Caller {
    const key = headers.get("apikey");
    if (!key) throw new Refusal("no-key");
    if (key === keys.publishableKey) return ANONYMOUS_CALLER;
    if (!isSecret(key)) throw new Refusal("unknown-key");
    // A secret key in a browser has leaked.
    if (isFromBrowser(headers)) throw new Refusal("secret-key-in-browser");
    return SERVICE_CALLER;
  }

  return async (headers) => {
    const keyCaller = callerForKey(headers);
    const authorization = headers.get("authorization");
    if (authorization === null) return keyCaller;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Refusal("bad-token");
    if (token === headers.get("apikey")) return keyCaller;
    const checked = await bearer.check(token);
    if (checked === "expired") throw new Refusal("expired-token");
    if (checked === "invalid") throw new Refusal("bad-token");
    if (!(await isLive(checked.claims))) throw new Refusal("ended-session");
    return { role: "authenticated", claims: checked.json, token: checked.claims };
  };
}
