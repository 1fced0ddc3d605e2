import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { deleteFactor, factorNotFound, lockCaller, requireRecentSecondFactor } from "./factor.ts";

/**
 * DELETE /factors/{id}; a verified factor needs a code within the last minutes. Recovery codes are deleted with the last
 * authenticator, because alone they would be a second password. Sessions raised by a deleted factor fall back to `aal1`.
 */
export function createUnenrollFactor({ engine, now }: AuthContext): AuthHandler {
  return (call) =>
    engine.transaction(async (tx) => {
      const moment = now();
      const { account, session } = await lockCaller(tx, call, moment);
      const factor = account.factors.find(
        ({ id, factor_type }) => id === call.factorId && factor_type === "totp",
      );
      if (!factor) throw factorNotFound();
      if (factor.status === "verified") {
        requireRecentSecondFactor(
          session,
          "A recent code is required to unenroll verified factor",
          moment,
        );
      }
      await deleteFactor(tx, factor.id);
      const others = account.factors.filter(
        ({ id, factor_type, status }) =>
          id !== factor.id && factor_type === "totp" && status === "verified",
      );
      if (factor.status === "verified" && others.length === 0) {
        await tx.query(
          "delete from auth.mfa_factors where user_id = $1::uuid and factor_type = 'recovery_code'",
          [account.id],
        );
        await tx.query(
          "update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1::uuid",
          [account.id],
        );
      }
      return Response.json({ id: factor.id });
    });
}
