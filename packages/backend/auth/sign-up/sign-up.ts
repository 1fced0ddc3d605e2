import { randomUUID } from "node:crypto";
import { z } from "zod";
import { DatabaseError } from "../../database/database-error.ts";
import type { Transaction } from "../../database/engine.ts";
import {
  accountByEmail,
  insertAccount,
  type NewAccount,
  newUserJson,
  noteConfirmationSent,
} from "../accounts/account.ts";
import type { AccountMessage } from "../accounts/account-mailer.ts";
import type { AuthContext, AuthHandler } from "../auth-context.ts";
import {
  challengeField,
  emailField,
  metadataField,
  parseBody,
  passwordField,
} from "../field-schemas.ts";
import { confirmationAttempts, maySendMail, requireAttempt } from "../limits/require-attempt.ts";
import { checkRedirect } from "../verification/check-redirect.ts";
import { issueToken } from "../verification/one-time-token.ts";
import { insertSignUp } from "./pending-sign-ups.ts";

const fields = z.object({
  email: emailField,
  password: passwordField,
  data: metadataField.nullish().transform((data) => data ?? {}),
});

const UNIQUE_VIOLATION = "23505";

type NewSignUp = NewAccount & {
  readonly device: string;
  readonly challenge: string | undefined;
};

/**
 * POST /signup. The answer depends on the request alone and the password is always hashed, so neither reveals whether the
 * address has an account. Its owner learns it by mail. Above the mailbox's hourly limit no mail is sent and the request is
 * not refused: a link that was sent before confirms this sign-up as well.
 */
export function createSignUp(context: AuthContext): AuthHandler {
  const { engine, passwords, checkNewPassword, rateLimiter, mail, origins, now } = context;

  return async ({ body, query, network, device }) => {
    const { email, password, data } = parseBody(fields, body);
    const redirectTo = checkRedirect(query.get("redirect_to"), origins());
    await checkNewPassword(password, { email, metadata: data });
    passwords.requireCapacity();
    // Counted after the validation, so that three typing errors do not lock anybody out for an hour.
    await requireAttempt(rateLimiter, "sign-up", [
      { rate: "sign-up", who: device },
      { rate: "sign-up-from", who: network },
    ]);
    const isMailed = await maySendMail(rateLimiter, confirmationAttempts(email));
    const before = await engine.transaction((tx) => accountByEmail(tx, email, { now: now() }));
    const like = before && !before.confirmedAt ? before.password : null;
    const account: NewSignUp = {
      id: randomUUID(),
      identityId: randomUUID(),
      email,
      password: await passwords.hash(password, like ?? undefined),
      metadata: data,
      createdAt: now(),
      device,
      challenge: parseBody(challengeField, body),
    };
    const letter = await register(account);
    if (isMailed) mail.send({ ...letter, redirectTo });
    return Response.json(newUserJson(account));
  };

  async function register(account: NewSignUp) {
    try {
      return await engine.transaction((tx) => registerIn(tx, account));
    } catch (problem) {
      if (!(problem instanceof DatabaseError && problem.code === UNIQUE_VIOLATION)) throw problem;
      // Another sign-up with this address committed at the same moment, and created the account.
      return engine.transaction((tx) => registerIn(tx, account));
    }
  }
}

/**
 * An unconfirmed address belongs to the account of the first sign-up, and other sign-ups with it are pending: which one is
 * confirmed is decided by the password or browser of the person who opens a link (`verify`). No sign-up ends another's.
 */
async function registerIn(
  tx: Transaction,
  account: NewSignUp,
): Promise<Omit<AccountMessage, "redirectTo">> {
  const { id, email, metadata, createdAt } = account;
  const existing = await accountByEmail(tx, email, { now: createdAt, lock: true });
  if (existing?.confirmedAt) return { name: "existing_account", to: email, account: existing };
  const holder = existing?.id ?? id;
  if (existing) await noteConfirmationSent(tx, holder, createdAt);
  else await insertAccount(tx, account);
  await insertSignUp(tx, holder, account);
  const token = await issueToken(tx, holder, "confirmation_token", email, createdAt);
  return { name: "confirmation", to: email, account: { email, newEmail: "", metadata }, token };
}
