import { randomUUID } from "node:crypto";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { factorNotFound, lockCaller } from "./factor.ts";

/** Milliseconds within which a code must follow. Hosted Supabase's default. */
export const CHALLENGE_TTL_MS = 300_000;

/** GoTrue requires the same network for challenge and code; phones change networks, so none is stored here. */
const UNKNOWN_IP_ADDRESS = "0.0.0.0";

/** POST /factors/{id}/challenge: announces a code of this authenticator. */
export function createChallengeFactor({ engine, now }: AuthContext): AuthHandler {
  return (call) =>
    engine.transaction(async (tx) => {
      const moment = now();
      const { account } = await lockCaller(tx, call, moment);
      const factor = account.factors.find(
        ({ id, factor_type }) => id === call.factorId && factor_type === "totp",
      );
      if (!factor) throw factorNotFound();
      const id = randomUUID();
      await tx.query(
        "delete from auth.mfa_challenges where factor_id = $1::uuid and created_at <= $2::timestamptz",
        [factor.id, new Date(moment - CHALLENGE_TTL_MS)],
      );
      await tx.query(
        `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
         values ($1::uuid, $2::uuid, $3::timestamptz, $4::inet)`,
        [id, factor.id, new Date(moment), UNKNOWN_IP_ADDRESS],
      );
      await tx.query(
        "update auth.mfa_factors set last_challenged_at = $2::timestamptz where id = $1::uuid",
        [factor.id, new Date(moment)],
      );
      return Response.json({
        id,
        type: "totp",
        expires_at: Math.floor((moment + CHALLENGE_TTL_MS) / 1000),
      });
    });
}
