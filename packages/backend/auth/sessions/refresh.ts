import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import { ACCESS_TOKEN_SECONDS } from "../../identity/bearer.ts";
import { type Account, accountById } from "../accounts/account.ts";
import type { AuthCode } from "../auth-codes.ts";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { AuthFailure, banned } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";
import { requireAttempt } from "../limits/require-attempt.ts";
import {
  endSessions,
  lockSession,
  type OpenedSession,
  type Session,
  sessionAnswer,
} from "./session.ts";

const fields = z.object({
  refresh_token: z
    .string({ error: "A refresh token is required" })
    .min(1, { error: "A refresh token is required" }),
});

const invalidToken = (code: AuthCode, what: string) =>
  new AuthFailure(400, code, `Invalid Refresh Token: ${what}`);

const notFound = () => invalidToken("refresh_token_not_found", "Refresh Token Not Found");

/** POST /token?grant_type=refresh_token. A token that is used again ends the session. */
export function createRefresh(context: AuthContext): AuthHandler {
  const { engine, bearer, sessions, refreshTokens, rateLimiter, idleMinutes, now } = context;

  return async ({ body, network }) => {
    const { refresh_token: token } = parseBody(fields, body);
    await requireAttempt(rateLimiter, "request", [{ rate: "refresh-from", who: network }]);
    // A failure is returned, not thrown, because ending the session must not be rolled back.
    const outcome = await engine.transaction((tx) => refreshIn(tx, token));
    if (outcome instanceof AuthFailure) {
      sessions.clearCache();
      throw outcome;
    }
    return sessionAnswer(bearer, outcome.account, outcome.opened);
  };

  async function refreshIn(
    tx: Transaction,
    token: string,
  ): Promise<AuthFailure | { account: Account; opened: OpenedSession }> {
    const moment = now();
    const id = await refreshTokens.sessionOf(tx, token);
    const session = id && (await lockSession(tx, id, moment));
    if (!session) return notFound();
    const account = await accountById(tx, session.userId, { now: moment });
    if (!account) return notFound();
    if (account.isBanned) return banned();
    if (session.isOver || (await isForgotten(tx, session, moment))) {
      await endSessions(tx, session.userId, { only: session.id });
      return invalidToken("session_expired", "Session Expired");
    }
    const successor = await refreshTokens.rotate(tx, { ...session, now: moment }, token);
    if (!successor) {
      await endSessions(tx, session.userId, { only: session.id });
      return invalidToken("refresh_token_already_used", "Already Used");
    }
    await tx.query(
      `update auth.sessions set updated_at = $2::timestamptz,
         refreshed_at = $2::timestamptz at time zone 'utc' where id = $1::uuid`,
      [session.id, new Date(moment)],
    );
    return { account, opened: { session, refreshToken: successor } };
  }

  /** An open page refreshes every ten minutes. A session without a refresh for the account's idle timeout is idle. */
  async function isForgotten(tx: Transaction, session: Session, moment: number): Promise<boolean> {
    const minutes = await idleMinutes?.(tx, session);
    if (minutes === undefined) return false;
    return moment - Date.parse(session.seenAt) > (minutes * 60 + ACCESS_TOKEN_SECONDS) * 1000;
  }
}
