import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { z } from "zod";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";
import { insertFactor, lockCaller, requireRecentSecondFactor } from "./factor.ts";

/** Milliseconds after which an unverified authenticator is deleted. */
const UNVERIFIED_TTL_MS = 300_000;

/** GoTrue's own limit. */
const MAX_FACTORS = 10;

/** Bytes of a secret: what RFC 4226 recommends for its hash. */
const SECRET_BYTES = 20;

const fields = z.object({
  factor_type: z.literal("totp", { error: "factor_type needs to be totp" }),
  friendly_name: z.string({ error: "friendly_name must be text" }).max(100).nullish(),
  issuer: z.string({ error: "issuer must be text" }).max(100).nullish(),
});

/**
 * POST /factors: creates a secret for an authenticator app, as a picture, as text and as a URI. The factor has no effect
 * until a code has proved that the app has the secret.
 */
export function createEnrollFactor({ engine, origins, now }: AuthContext): AuthHandler {
  return async (call) => {
    const { friendly_name, issuer } = parseBody(fields, call.body);
    const name = friendly_name ?? "";
    return engine.transaction(async (tx) => {
      const moment = now();
      const { account, session, isTwoFactor } = await lockCaller(tx, call, moment);
      if (isTwoFactor) {
        requireRecentSecondFactor(
          session,
          "A recent code is required to enroll a new factor",
          moment,
        );
      }
      await tx.query(
        `delete from auth.mfa_factors
         where user_id = $1::uuid and status = 'unverified' and created_at <= $2::timestamptz`,
        [account.id, new Date(moment - UNVERIFIED_TTL_MS)],
      );
      if (account.factors.length >= MAX_FACTORS) {
        throw new AuthFailure(
          422,
          "too_many_enrolled_mfa_factors",
          "Maximum number of verified factors reached, unenroll to continue",
        );
      }
      const id = randomUUID();
      const totp = new TOTP({
        issuer: issuer || new URL(origins()[0] ?? "http://localhost").hostname,
        label: account.email,
        secret: new Secret({ size: SECRET_BYTES }),
      });
      const { base32: secret } = totp.secret;
      await insertFactor(tx, {
        id,
        userId: account.id,
        name,
        type: "totp",
        status: "unverified",
        secret,
        now: moment,
      });
      const uri = totp.toString();
      return Response.json({
        id,
        type: "totp",
        friendly_name: name,
        totp: { qr_code: renderSVG(uri), secret, uri },
      });
    });
  };
}
