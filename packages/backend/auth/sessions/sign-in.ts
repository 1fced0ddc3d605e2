import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import { accountByEmail } from "../accounts/account.ts";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import { AuthFailure, banned, invalidCredentials } from "../auth-failure.ts";
import { normalEmail, parseBody } from "../field-schemas.ts";
import type { Attempt } from "../limits/rate-limiter.ts";
import { requireAttempt, signInAttempts } from "../limits/require-attempt.ts";
import { pendingPasswords } from "../sign-up/pending-sign-ups.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { openSession, sessionAnswer } from "./session.ts";

const UNKNOWN_USER_ID = "00000000-0000-0000-0000-000000000000";

const fields = z.object({
  email: z.string({ error: "An email address is required" }),
  password: z.string({ error: "A password is required" }),
});

/**
 * POST /token?grant_type=password. An unknown address, an invalid one and a wrong password take the same time and get the
 * same answer. Only with the right password does the answer say that an address is unconfirmed or banned. Wrong passwords
 * are counted: by browser where the account was opened in it before, else by network and by account, so that guesses from
 * elsewhere do not lock the owner out of their own device. The right password is not counted; during a lock it is refused
 * like any other. A recovery ends the lock.
 */
export function createSignIn(context: AuthContext): AuthHandler {
  const { engine, passwords, bearer, refreshTokens, rateLimiter, now } = context;

  return async ({ body, userAgent, network, device, isCaptchaDown }) => {
    const { email, password } = parseBody(fields, body);
    const who = email.toLowerCase();
    passwords.requireCapacity();
    const { known, waiting, isOwn } = await engine.transaction((tx) => lookUp(tx, email, device));
    const own: Attempt = { rate: "sign-in-device", who: `${known?.id} ${device}` };
    const strangers: Attempt[] = [
      ...signInAttempts(who, { network }).filter(
        ({ rate }) => isCaptchaDown || rate !== "unproved-sign-in",
      ),
      { rate: "sign-in-from", who: network },
      ...(isCaptchaDown ? [{ rate: "unproved-sign-in-from", who: network } as const] : []),
    ];
    const attempts = isOwn ? [own] : strangers;
    await requireAttempt(rateLimiter, "sign-in", attempts);
    const isRight = known?.confirmedAt
      ? await passwords.matches(password, known.password)
      : (await passwords.find(password, waiting)) !== undefined;
    if (!isRight || !known) throw invalidCredentials();
    await rateLimiter.undo(attempts);
    if (known.isBanned) throw banned();
    if (!known.confirmedAt) {
      throw new AuthFailure(400, "email_not_confirmed", "Email not confirmed");
    }

    const moment = now();
    const opened = await engine.transaction(async (tx) => {
      // While the password was compared it may have been changed, or the account deleted.
      if ((await lockPassword(tx, known.id)) !== known.password) throw invalidCredentials();
      await rememberDevice(tx, known.id, device, moment);
      await rateLimiter.reset(tx, own);
      return openSession(tx, refreshTokens, {
        userId: known.id,
        method: "password",
        userAgent,
        now: moment,
      });
    });
    return sessionAnswer(bearer, { ...known, signedInAt: opened.session.startedAt }, opened);
  };

  /** Compares the passwords of all pending sign-ups with this unconfirmed address. */
  async function lookUp(tx: Transaction, email: string, device: string) {
    const known = await accountByEmail(tx, normalEmail(email) ?? "", { now: now() });
    // Also runs without an account, so that every request waits for the same number of queries.
    const id = known?.id ?? UNKNOWN_USER_ID;
    return {
      known,
      waiting: await pendingPasswords(tx, { id, password: known?.password ?? null }),
      isOwn: await isKnownDevice(tx, id, device),
    };
  }
}

/** Locks the account until the transaction ends. */
async function lockPassword(tx: Transaction, id: string): Promise<string | null | undefined> {
  const [account] = await tx.query<{ password: string | null }>(
    "select encrypted_password as password from auth.users where id = $1::uuid for update",
    [id],
  );
  return account?.password;
}
