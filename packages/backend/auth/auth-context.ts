import type { Engine, Transaction } from "../database/engine.ts";
import { Refusal } from "../http/refusal.ts";
import type { Bearer } from "../identity/bearer.ts";
import type { Caller } from "../identity/caller.ts";
import type { SessionGuard } from "../identity/session-guard.ts";
import type { AccountMailer } from "./accounts/account-mailer.ts";
import type { RateLimiter } from "./limits/rate-limiter.ts";
import type { CheckNewPassword } from "./passwords/check-new-password.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { RefreshTokens } from "./sessions/refresh-token.ts";

/** The dependencies of every endpoint of the auth server. */
export interface AuthContext {
  readonly engine: Engine;
  readonly bearer: Bearer;
  readonly sessions: SessionGuard;
  readonly passwords: Passwords;
  readonly checkNewPassword: CheckNewPassword;
  readonly refreshTokens: RefreshTokens;
  readonly mail: AccountMailer;
  readonly rateLimiter: RateLimiter;
  /** The product's own origins, without a closing slash: links in mails may lead only there. */
  readonly origins: () => readonly string[];
  readonly idleMinutes?: IdleMinutes | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Minutes without activity after which this session of an account ends; undefined for never. */
export type IdleMinutes = (
  tx: Transaction,
  session: { readonly id: string; readonly userId: string },
) => Promise<number | undefined>;

/** A request that passed the guards. */
export interface AuthCall {
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly userAgent: string | null;
  /** Whether the captcha could not be verified: signing in goes on, with fewer attempts. */
  readonly isCaptchaDown: boolean;
  /** A digest of the browser's cookie, or of a new one where it sent none. */
  readonly device: string;
  /** The network by which attempts are counted. */
  readonly network: string;
  /** The factor in the path, where there is one. */
  readonly factorId?: string | undefined;
  /** A JSON object; empty for methods without a body. */
  readonly body: Record<string, unknown>;
}

export type AuthHandler = (call: AuthCall) => Promise<Response>;

/** @throws {Refusal} when nobody is signed in */
export function requireSignedIn({ caller }: AuthCall) {
  if (!caller.token) throw new Refusal("nobody-signed-in");
  return { userId: caller.token.sub, sessionId: caller.token.session_id };
}
