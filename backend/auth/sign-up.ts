import { randomUUID } from "node:crypto";
import { z } from "zod";
import { DatabaseError } from "../database/database-error.ts";
import type { Transaction } from "../database/engine.ts";
import { accountByEmail, insertAccount, type NewAccount, newUserJson } from "./account.ts";
import type { Letter } from "./account-mail.ts";
import { emailField, metadataField, parseBody, passwordField } from "./fields.ts";
import { issueToken } from "./one-time-token.ts";
import { checkRedirect } from "./redirect.ts";
import type { AuthHandler, AuthRoom } from "./room.ts";
import { confirmationTo, takeTurn } from "./turn.ts";

const fields = z.object({
  email: emailField,
  password: passwordField,
  data: metadataField.nullish().transform((data) => data ?? {}),
});

const UNIQUE_VIOLATION = "23505";

/**
 * POST /signup. The answer is made from the request alone and the password is hashed in any case, so
 * neither tells whether the address has an account. Its owner learns it by mail.
 */
export function createSignUp(room: AuthRoom): AuthHandler {
  const { engine, passwords, checkNewPassword, rates, mail, origins, now } = room;

  return async ({ body, query, network }) => {
    const { email, password, data } = parseBody(fields, body);
    const redirectTo = checkRedirect(query.get("redirect_to"), origins);
    await checkNewPassword(password, { email, metadata: data });
    passwords.requireRoom();
    // After all that a person can mend: whoever mistypes three times is not locked out for an hour.
    await takeTurn(rates, "sign-up", [{ rate: "sign-up-from", who: network }]);
    await takeTurn(rates, "mail", confirmationTo(email));
    const account: NewAccount = {
      id: randomUUID(),
      identityId: randomUUID(),
      email,
      password: await passwords.hash(password),
      metadata: data,
      createdAt: now(),
    };
    const letter = await register(account);
    if (letter) mail.send({ ...letter, redirectTo });
    return Response.json(newUserJson(account));
  };

  async function register(account: NewAccount) {
    try {
      return await engine.transaction((tx) => registerIn(tx, account));
    } catch (problem) {
      // Somebody else signed up with this address at the same moment; theirs is the mail that counts.
      if (problem instanceof DatabaseError && problem.code === UNIQUE_VIOLATION) return undefined;
      throw problem;
    }
  }
}

/**
 * An address that nobody proved belongs to whoever signed up with it last: the older account, which
 * nobody can ever have entered, makes room with its password and its links.
 */
async function registerIn(
  tx: Transaction,
  account: NewAccount,
): Promise<Omit<Letter, "redirectTo">> {
  const { id, email, metadata, createdAt } = account;
  const existing = await accountByEmail(tx, email, { now: createdAt, lock: true });
  if (existing?.confirmedAt) return { name: "existing_account", to: email, account: existing };
  if (existing) await tx.query("delete from auth.users where id = $1::uuid", [existing.id]);
  await insertAccount(tx, account);
  const token = await issueToken(tx, id, "confirmation_token", email, createdAt);
  return { name: "confirmation", to: email, account: { email, newEmail: "", metadata }, token };
}
