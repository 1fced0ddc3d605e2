import { z } from "zod";
import type { Transaction } from "../database/engine.ts";
import { type Account, accountById, confirmEmail } from "./account.ts";
import { confirmEmailChange } from "./email-change.ts";
import { banned, deadLink } from "./failure.ts";
import { parseBody } from "./fields.ts";
import { spendToken, type TokenType, type UsedToken } from "./one-time-token.ts";
import type { AuthHandler, AuthRoom } from "./room.ts";
import { type Method, type Opened, openSession, sessionAnswer } from "./session.ts";
import { takeTurn } from "./turn.ts";

/** Which links a type of GoTrue's stands for. `email` is its word for any that proves an address. */
const TOKENS_OF = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  email: ["confirmation_token", "recovery_token"],
  recovery: ["recovery_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
} satisfies Record<string, TokenType[]>;

const fields = z.object({
  token_hash: z.string({ error: "Verify requires a token hash" }).max(128),
  type: z.enum(Object.keys(TOKENS_OF) as (keyof typeof TOKENS_OF)[], {
    error: "Unsupported verification type",
  }),
});

/** GoTrue's answer when one of two addresses has confirmed: no session yet. */
const HALF_WAY = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};

/**
 * POST /verify: what the button of our confirmation page does. There is no GET, because programs
 * that look at mail open every link in it.
 */
export function createVerify(room: AuthRoom): AuthHandler {
  const { engine, bearer, refreshTokens, rates, now } = room;

  return async ({ body, userAgent, network }) => {
    const { token_hash: token, type } = parseBody(fields, body);
    await takeTurn(rates, "request", [{ rate: "verify-from", who: network }]);
    const outcome = await engine.transaction((tx) => verifyIn(tx, token, TOKENS_OF[type]));
    if (!outcome) return Response.json(HALF_WAY);
    return sessionAnswer(bearer, outcome.account, outcome.opened);

    async function verifyIn(
      tx: Transaction,
      token: string,
      types: readonly TokenType[],
    ): Promise<{ account: Account; opened: Opened } | undefined> {
      const moment = now();
      const used = await spendToken(tx, token, types, moment);
      const account = used && (await accountById(tx, used.userId, { now: moment, lock: true }));
      if (!account) throw deadLink();
      if (account.isBanned) throw banned();
      if (!(await confirm(tx, account, used, moment))) return undefined;
      const method: Method = used.type === "recovery_token" ? "recovery" : "otp";
      const opened = await openSession(tx, refreshTokens, {
        userId: account.id,
        method,
        userAgent,
        now: moment,
      });
      return { account: (await accountById(tx, account.id, { now: moment })) ?? account, opened };
    }
  };
}

/** @returns false when another address still has to confirm */
async function confirm(
  tx: Transaction,
  account: Account,
  used: UsedToken,
  now: number,
): Promise<boolean> {
  if (used.type === "email_change_token_new" || used.type === "email_change_token_current") {
    return confirmEmailChange(tx, account, used, now);
  }
  // The address changed since the mail was sent, so the link proves another one.
  if (used.address !== account.email) throw deadLink();
  if (account.confirmedAt) return true;
  if (used.type === "recovery_token") {
    // Whoever signed up did not prove the address, and this person did not choose that password.
    await tx.query("update auth.users set encrypted_password = '' where id = $1::uuid", [
      account.id,
    ]);
  }
  await confirmEmail(tx, account, account.email, now);
  return true;
}
