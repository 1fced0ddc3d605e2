import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import { isFirstUse } from "../../captcha/used-challenge.ts";
import type { Transaction } from "../../database/engine.ts";
import { type Account, accountById } from "../accounts/account.ts";
import { userNotFound } from "../accounts/current-user.ts";
import {
  type AuthCall,
  type AuthContext,
  type AuthHandler,
  requireSignedIn,
} from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";
import { requireAttempt } from "../limits/require-attempt.ts";
import { raiseAssurance, sessionAnswer } from "../sessions/session.ts";
import { CHALLENGE_TTL_MS } from "./challenge-factor.ts";
import { factorNotFound, lockCaller, wrongCode } from "./factor.ts";

/** Steps of 30 seconds that a phone's clock may differ in either direction (RFC 6238 recommends one). */
const WINDOW = 1;
const STEP_MS = 30_000;

const fields = z.object({
  challenge_id: z.guid({ error: "challenge_id must be a UUID" }),
  code: z.string({ error: "code must be text" }).regex(/^\d{6}$/, { error: "code has six digits" }),
});

/**
 * POST /factors/{id}/verify: a code of the authenticator raises the session to `aal2`. The first one verifies the factor:
 * from then on the account requires a second factor everywhere, and sessions without one end. A code is valid once,
 * whichever copy of the server gets it.
 */
export function createVerifyFactor(context: AuthContext): AuthHandler {
  const { engine, bearer, sessions, refreshTokens, rateLimiter, now } = context;

  return async (call) => {
    const { userId } = requireSignedIn(call);
    const { challenge_id: challengeId, code } = parseBody(fields, call.body);
    await requireAttempt(rateLimiter, "code", [{ rate: "second-proof", who: userId }]);
    const moment = now();
    const step = await engine.transaction(async (tx) => {
      const { account } = await lockCaller(tx, call, moment);
      const secret = await secretOf(tx, account, call);
      await requireChallenge(tx, challengeId, call, moment);
      return stepOf(secret, code, moment);
    });
    if (step === undefined) throw wrongCode("Invalid TOTP code entered");
    const spent = `${call.factorId} ${step}`;
    if (!(await isFirstUse(engine, spent, (step + WINDOW + 1) * STEP_MS, moment))) {
      throw wrongCode("Invalid TOTP code entered");
    }
    const proved = await engine.transaction((tx) => verifyCode(tx, call, challengeId, moment));
    sessions.clearCache();
    return sessionAnswer(bearer, proved.account, proved.opened);
  };

  async function verifyCode(tx: Transaction, call: AuthCall, challengeId: string, moment: number) {
    const { account, session } = await lockCaller(tx, call, moment);
    const factor = account.factors.find(({ id }) => id === call.factorId);
    if (!factor) throw factorNotFound();
    await tx.query("delete from auth.mfa_challenges where id = $1::uuid", [challengeId]);
    await tx.query(
      `update auth.mfa_factors set status = 'verified', updated_at = $2::timestamptz
       where id = $1::uuid and status = 'unverified'`,
      [factor.id, new Date(moment)],
    );
    await tx.query(
      "delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'",
      [account.id],
    );
    await rateLimiter.reset(tx, { rate: "second-proof", who: account.id });
    const opened = await raiseAssurance(tx, refreshTokens, session, {
      factorId: factor.id,
      method: "totp",
      now: moment,
    });
    const proved = await accountById(tx, account.id, { now: moment });
    if (!opened || !proved) throw userNotFound();
    return { account: proved, opened };
  }
}

async function secretOf(tx: Transaction, account: Account, { factorId }: AuthCall) {
  const [row] = await tx.query<{ secret: string }>(
    `select secret from auth.mfa_factors
     where id = $1::uuid and user_id = $2::uuid and factor_type = 'totp' and secret is not null`,
    [factorId, account.id],
  );
  if (!row) throw factorNotFound();
  return row.secret;
}

async function requireChallenge(
  tx: Transaction,
  id: string,
  { factorId }: AuthCall,
  moment: number,
): Promise<void> {
  const rows = await tx.query(
    `select 1 from auth.mfa_challenges
     where id = $1::uuid and factor_id = $2::uuid and created_at > $3::timestamptz`,
    [id, factorId, new Date(moment - CHALLENGE_TTL_MS)],
  );
  if (rows.length === 0) {
    throw new AuthFailure(
      422,
      "mfa_challenge_expired",
      "MFA challenge has expired, verify against another challenge or create a new challenge.",
    );
  }
}

/** The step of 30 seconds that a code belongs to; undefined when no step near `moment` matches. */
function stepOf(secret: string, code: string, moment: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: moment, window: WINDOW });
  return delta === null ? undefined : Math.floor(moment / STEP_MS) + delta;
}
