import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import { type Account, accountByEmail, noteConfirmationSent } from "../accounts/account.ts";
import type { AccountMessage } from "../accounts/account-mailer.ts";
import { issueEmailChange } from "../accounts/email-change.ts";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { emailField, parseBody } from "../field-schemas.ts";
import { withMinimumDuration } from "../limits/minimum-duration.ts";
import { confirmationAttempts, maySendMail, requireAttempt } from "../limits/require-attempt.ts";
import { checkRedirect } from "./check-redirect.ts";
import { issueToken } from "./one-time-token.ts";

const fields = z.object({
  email: emailField,
  type: z.enum(["signup", "email_change"], { error: "Unsupported resend type" }),
});

type AccountMessages = readonly Omit<AccountMessage, "redirectTo">[];

/** POST /resend. The same answer after the same time, whether there was something to send again or not. */
export function createResend({
  engine,
  rateLimiter,
  mail,
  origins,
  now,
}: AuthContext): AuthHandler {
  return async ({ body, query, network }) => {
    const { email, type } = parseBody(fields, body);
    const redirectTo = checkRedirect(query.get("redirect_to"), origins());
    await requireAttempt(rateLimiter, "mail", [{ rate: "mail-from", who: network }]);
    await withMinimumDuration(async () => {
      if (!(await maySendMail(rateLimiter, confirmationAttempts(email)))) return;
      const moment = now();
      const letters = await engine.transaction(async (tx): Promise<AccountMessages> => {
        const account = await accountByEmail(tx, email, { now: moment, lock: true });
        if (!account) return [];
        return type === "signup"
          ? confirmAgain(tx, account, moment)
          : account.newEmail
            ? issueEmailChange(tx, account, account.newEmail, moment)
            : [];
      });
      for (const letter of letters) {
        // The requested new address of the account is not shown, because the caller may not be its owner.
        const isOther = letter.to !== email;
        if (isOther && !(await maySendMail(rateLimiter, confirmationAttempts(letter.to)))) continue;
        mail.send({ ...letter, redirectTo });
      }
    });
    return Response.json({});
  };
}

async function confirmAgain(
  tx: Transaction,
  account: Account,
  now: number,
): Promise<AccountMessages> {
  if (account.confirmedAt) return [];
  const { id, email } = account;
  const token = await issueToken(tx, id, "confirmation_token", email, now);
  await noteConfirmationSent(tx, id, now);
  return [{ name: "confirmation", to: email, account, token }];
}
