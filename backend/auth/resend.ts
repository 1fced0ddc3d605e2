import { z } from "zod";
import type { Transaction } from "../database/engine.ts";
import { type Account, accountByEmail, noteConfirmationSent } from "./account.ts";
import type { Letter } from "./account-mail.ts";
import { issueEmailChange } from "./email-change.ts";
import { emailField, parseBody } from "./fields.ts";
import { issueToken } from "./one-time-token.ts";
import { noSoonerThan } from "./patience.ts";
import { checkRedirect } from "./redirect.ts";
import type { AuthHandler, AuthRoom } from "./room.ts";
import { confirmationTo, mayMail, takeTurn } from "./turn.ts";

const fields = z.object({
  email: emailField,
  type: z.enum(["signup", "email_change"], { error: "Unsupported resend type" }),
});

type Letters = readonly Omit<Letter, "redirectTo">[];

/** POST /resend. The same answer after the same time, whether there was something to send again or not. */
export function createResend({ engine, rates, mail, origins, now }: AuthRoom): AuthHandler {
  return async ({ body, query, network }) => {
    const { email, type } = parseBody(fields, body);
    const redirectTo = checkRedirect(query.get("redirect_to"), origins);
    await takeTurn(rates, "mail", [{ rate: "mail-from", who: network }]);
    await noSoonerThan(async () => {
      if (!(await mayMail(rates, confirmationTo(email)))) return;
      const moment = now();
      const letters = await engine.transaction(async (tx): Promise<Letters> => {
        const account = await accountByEmail(tx, email, { now: moment, lock: true });
        if (!account) return [];
        return type === "signup"
          ? confirmAgain(tx, account, moment)
          : account.newEmail
            ? issueEmailChange(tx, account, account.newEmail, moment)
            : [];
      });
      for (const letter of letters) {
        // The address that the account asked to move to: whoever asks may know nothing of it.
        const isOther = letter.to !== email;
        if (isOther && !(await mayMail(rates, confirmationTo(letter.to)))) continue;
        mail.send({ ...letter, redirectTo });
      }
    });
    return Response.json({});
  };
}

async function confirmAgain(tx: Transaction, account: Account, now: number): Promise<Letters> {
  if (account.confirmedAt) return [];
  const { id, email } = account;
  const token = await issueToken(tx, id, "confirmation_token", email, now);
  await noteConfirmationSent(tx, id, now);
  return [{ name: "confirmation", to: email, account, token }];
}
