import { createHash, randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import { type Account, accountById } from "../accounts/account.ts";
import { userNotFound } from "../accounts/current-user.ts";
import { type AuthContext, type AuthHandler, requireSignedIn } from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";
import { raiseAssurance, sessionAnswer } from "../sessions/session.ts";
import { CODE_ALPHABET, CODE_LENGTH } from "./code-alphabet.ts";
import {
  deleteFactor,
  factorNotFound,
  insertFactor,
  lockCaller,
  requireRecentSecondFactor,
  wrongCode,
} from "./factor.ts";

const CODES = 10;

const createFields = z.object({
  friendly_name: z.string({ error: "friendly_name must be text" }).max(100).nullish(),
});
const verifyFields = z.object({ code: z.string({ error: "code must be text" }).max(100) });

/** Only the digest is stored, so that reading the table reveals no code. */
const digest = (code: string) => createHash("sha256").update(code).digest("hex");

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(
    "",
  );

const factorOf = ({ factors }: Account) =>
  factors.find(({ factor_type }) => factor_type === "recovery_code");

/** GoTrue's `/factors/recovery-codes`: ten codes on paper, for the case that the phone is lost. */
export function createRecoveryCodes(context: AuthContext) {
  const { engine, bearer, sessions, refreshTokens, rateLimiter, now } = context;

  /** GET: the number of remaining codes. */
  const recoveryCodes: AuthHandler = (call) =>
    engine.transaction(async (tx) => {
      const { account } = await lockCaller(tx, call, now());
      const factor = factorOf(account);
      if (!factor) throw factorNotFound();
      const [count] = await tx.query<{ total: number; remaining: number }>(
        `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
         from backend.recovery_codes where factor_id = $1::uuid`,
        [factor.id],
      );
      return Response.json({ id: factor.id, type: "recovery_code", ...count });
    });

  /** POST: creates the codes, and shows them once. */
  const makeRecoveryCodes: AuthHandler = (call) => {
    const { friendly_name } = parseBody(createFields, call.body);
    return engine.transaction(async (tx) => {
      const moment = now();
      const { account, session, isTwoFactor } = await lockCaller(tx, call, moment);
      if (!isTwoFactor) {
        throw new AuthFailure(
          422,
          "mfa_recovery_codes_sole_factor",
          "Recovery codes cannot be the only factor",
        );
      }
      requireRecentSecondFactor(
        session,
        "A recent code is required to generate recovery codes",
        moment,
      );
      if (factorOf(account)) {
        throw new AuthFailure(422, "mfa_verified_factor_exists", "Recovery codes already exist");
      }
      const factor = { id: randomUUID(), friendly_name: friendly_name || "Recovery codes" };
      await insertFactor(tx, {
        id: factor.id,
        userId: account.id,
        name: factor.friendly_name,
        type: "recovery_code",
        status: "verified",
        secret: null,
        now: moment,
      });
      return showNewCodes(tx, factor);
    });
  };

  /** POST …/regenerate: replaces the codes; earlier ones become invalid. */
  const renewRecoveryCodes: AuthHandler = (call) =>
    engine.transaction(async (tx) => {
      const moment = now();
      const { account, session } = await lockCaller(tx, call, moment);
      requireRecentSecondFactor(
        session,
        "A recent code is required to regenerate recovery codes",
        moment,
      );
      const factor = factorOf(account);
      if (!factor) throw factorNotFound();
      await tx.query("delete from backend.recovery_codes where factor_id = $1::uuid", [factor.id]);
      await rateLimiter.reset(tx, { rate: "second-proof", who: account.id });
      return showNewCodes(tx, factor);
    });

  /** POST …/verify: an unused code raises the session as an authenticator does. */
  const verifyRecoveryCode: AuthHandler = async (call) => {
    const { userId } = requireSignedIn(call);
    const { code } = parseBody(verifyFields, call.body);
    const wait = await rateLimiter.attempt([{ rate: "second-proof", who: userId }]);
    if (wait > 0) {
      throw new AuthFailure(429, "mfa_recovery_codes_locked", "Too many failed attempts", {
        retryAfter: wait,
      });
    }
    const proved = await engine.transaction(async (tx) => {
      const moment = now();
      const { account, session } = await lockCaller(tx, call, moment);
      const factor = factorOf(account);
      if (!factor) throw factorNotFound();
      const used = await tx.query(
        `update backend.recovery_codes set used_at = $3::timestamptz
         where factor_id = $1::uuid and digest = $2 and used_at is null returning 1`,
        [factor.id, digest(code.toLowerCase().replace(/[\s-]/g, "")), new Date(moment)],
      );
      if (used.length === 0) throw wrongCode("Invalid recovery code entered");
      await rateLimiter.reset(tx, { rate: "second-proof", who: account.id });
      const opened = await raiseAssurance(tx, refreshTokens, session, {
        factorId: factor.id,
        method: "mfa/recovery_code",
        now: moment,
      });
      const after = await accountById(tx, account.id, { now: moment });
      if (!opened || !after) throw userNotFound();
      return { account: after, opened };
    });
    sessions.clearCache();
    return sessionAnswer(bearer, proved.account, proved.opened);
  };

  /** DELETE */
  const dropRecoveryCodes: AuthHandler = (call) =>
    engine.transaction(async (tx) => {
      const moment = now();
      const { account, session } = await lockCaller(tx, call, moment);
      requireRecentSecondFactor(
        session,
        "A recent code is required to unenroll recovery codes",
        moment,
      );
      const factor = factorOf(account);
      if (!factor) throw factorNotFound();
      await deleteFactor(tx, factor.id);
      return Response.json({ id: factor.id });
    });

  return {
    recoveryCodes,
    makeRecoveryCodes,
    renewRecoveryCodes,
    verifyRecoveryCode,
    dropRecoveryCodes,
  };
}

async function showNewCodes(
  tx: Transaction,
  { id, friendly_name }: { readonly id: string; readonly friendly_name: string },
): Promise<Response> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.query(
    `insert into backend.recovery_codes (factor_id, digest)
     select $1::uuid, digest from unnest($2::text[]) as digest`,
    [id, codes.map(digest)],
  );
  return Response.json({ id, type: "recovery_code", friendly_name, total: CODES, codes });
}
