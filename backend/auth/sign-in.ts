import { z } from "zod";
import type { Transaction } from "../database/engine.ts";
import type { Attempt } from "../gates/rates.ts";
import { accountByEmail } from "./account.ts";
import { AuthFailure, banned, invalidCredentials } from "./failure.ts";
import { normalEmail, parseBody } from "./fields.ts";
import type { AuthHandler, AuthRoom } from "./room.ts";
import { openSession, sessionAnswer } from "./session.ts";
import { takeTurn } from "./turn.ts";

const fields = z.object({
  email: z.string({ error: "An email address is required" }),
  password: z.string({ error: "A password is required" }),
});

const unproved = (who: string, network: string): Attempt[] => [
  { rate: "unproved-sign-in", who },
  { rate: "unproved-sign-in-from", who: network },
];

/**
 * POST /token?grant_type=password. An unknown address, one that cannot exist and a wrong password
 * take the same time and get the same answer. Whether an address waits for its confirmation, or is
 * banned, is said only to who knows the password. Every attempt counts, also the right one: during a
 * lock the right password is refused like any other. A recovery ends the lock.
 */
export function createSignIn(room: AuthRoom): AuthHandler {
  const { engine, passwords, bearer, refreshTokens, rates, now } = room;

  return async ({ body, userAgent, network, isCaptchaDown }) => {
    const { email, password } = parseBody(fields, body);
    const who = email.toLowerCase();
    passwords.requireRoom();
    await takeTurn(rates, "sign-in", [
      { rate: "sign-in", who },
      { rate: "sign-in-from", who: network },
      ...(isCaptchaDown ? unproved(who, network) : []),
    ]);
    const address = normalEmail(email);
    const known = await engine.transaction(async (tx) =>
      accountByEmail(tx, address ?? "", { now: now() }),
    );
    if (!(await passwords.matches(password, known?.password)) || !known) throw invalidCredentials();
    if (known.isBanned) throw banned();
    if (!known.confirmedAt) {
      throw new AuthFailure(400, "email_not_confirmed", "Email not confirmed");
    }

    const moment = now();
    const opened = await engine.transaction(async (tx) => {
      // While the password was compared it may have been changed, and the account deleted.
      if ((await lockPassword(tx, known.id)) !== known.password) throw invalidCredentials();
      return openSession(tx, refreshTokens, {
        userId: known.id,
        method: "password",
        userAgent,
        now: moment,
      });
    });
    return sessionAnswer(bearer, { ...known, signedInAt: opened.session.startedAt }, opened);
  };
}

/** Nobody else changes the account until the transaction ends. */
async function lockPassword(tx: Transaction, id: string): Promise<string | null | undefined> {
  const [account] = await tx.query<{ password: string | null }>(
    "select encrypted_password as password from auth.users where id = $1::uuid for update",
    [id],
  );
  return account?.password;
}
