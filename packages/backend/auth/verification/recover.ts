import { z } from "zod";
import { accountByEmail } from "../accounts/account.ts";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { emailField, parseBody } from "../field-schemas.ts";
import { withMinimumDuration } from "../limits/minimum-duration.ts";
import { maySendMail, requireAttempt } from "../limits/require-attempt.ts";
import { checkRedirect } from "./check-redirect.ts";
import { issueToken } from "./one-time-token.ts";

const fields = z.object({ email: emailField });

/**
 * POST /recover. The same answer after the same time for every address. An unconfirmed account gets the mail as well,
 * because opening its link proves the address, too. Above the mailbox's hourly limit no mail is sent, and earlier links
 * still work.
 */
export function createRecover({
  engine,
  rateLimiter,
  mail,
  origins,
  now,
}: AuthContext): AuthHandler {
  return async ({ body, query, network }) => {
    const { email } = parseBody(fields, body);
    const redirectTo = checkRedirect(query.get("redirect_to"), origins());
    await requireAttempt(rateLimiter, "mail", [{ rate: "mail-from", who: network }]);
    await withMinimumDuration(async () => {
      if (!(await maySendMail(rateLimiter, [{ rate: "mail-to", who: email }]))) return;
      const moment = now();
      const letter = await engine.transaction(async (tx) => {
        const account = await accountByEmail(tx, email, { now: moment, lock: true });
        if (!account) return undefined;
        const token = await issueToken(tx, account.id, "recovery_token", email, moment);
        await tx.query(
          "update auth.users set recovery_sent_at = $2::timestamptz where id = $1::uuid",
          [account.id, new Date(moment)],
        );
        return { account, token };
      });
      if (letter) mail.send({ name: "recovery", to: email, redirectTo, ...letter });
    });
    return Response.json({});
  };
}
