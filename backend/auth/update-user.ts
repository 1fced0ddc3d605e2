import { z } from "zod";
import type { Transaction } from "../database/engine.ts";
import { type Account, accountById, isTwoFactor, userJson } from "./account.ts";
import type { Letter } from "./account-mail.ts";
import { userNotFound } from "./current-user.ts";
import { forgetOtherDevices, rememberDevice } from "./devices.ts";
import { issueEmailChange } from "./email-change.ts";
import { insufficientAssurance } from "./factor.ts";
import { AuthFailure, invalid, invalidCredentials } from "./failure.ts";
import {
  emailField,
  isSmall,
  METADATA_BYTES,
  metadataField,
  parseBody,
  passwordField,
} from "./fields.ts";
import type { PasswordOwner } from "./new-password.ts";
import { dropTokens } from "./one-time-token.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { checkRedirect } from "./redirect.ts";
import { type AuthCall, type AuthHandler, type AuthRoom, signedIn } from "./room.ts";
import { endSessions, lockSession } from "./session.ts";
import { confirmationTo, guessesAt, takeTurn } from "./turn.ts";

/** Milliseconds in which a session that a recovery mail opened may choose a password without the old one. */
const RECOVERY_LASTS = 3_600_000;

const fields = z.object({
  email: emailField.nullish(),
  password: passwordField.nullish(),
  current_password: z.string({ error: "The current password must be text" }).nullish(),
  data: metadataField.nullish(),
  phone: z.literal("", { error: "Phone numbers are not supported" }).nullish(),
});

type Wish = z.infer<typeof fields>;

/**
 * PUT /user: password, address, metadata. A new password or address asks for the current password. A
 * new password ends all other sessions, every open link and the lock after too many guesses. A new
 * address counts once both addresses have confirmed it.
 */
export function createUpdateUser(room: AuthRoom): AuthHandler {
  const { engine, sessions, passwords, checkNewPassword, rates, mail, origins, now } = room;

  return async (call) => {
    const { userId, sessionId } = signedIn(call);
    const wish = parseBody(fields, call.body);
    const redirectTo = checkRedirect(call.query.get("redirect_to"), origins);
    await requireAssurance(userId, sessionId);
    if (wish.password) await checkNewPassword(wish.password, await ownerOf(userId, wish));
    const proved = wish.password || wish.email ? await prove(userId, sessionId, wish) : undefined;
    const newHash = wish.password && proved ? await hash(wish.password, proved) : undefined;

    const { account, letters } = await engine.transaction(async (tx) => {
      const moment = now();
      const before = await accountById(tx, userId, { now: moment, lock: true });
      if (!before) throw userNotFound();
      // While the password was compared it may have been changed.
      if (proved && before.password !== proved.password) throw invalidCredentials();
      // Whoever proved the password here confirms a new address here without it.
      if (proved) await rememberDevice(tx, userId, call.device, moment);
      if (newHash) await changePassword(tx, before, call, newHash, moment);
      if (wish.data) await mergeMetadata(tx, before, wish.data, moment);
      const letters: Omit<Letter, "redirectTo">[] =
        wish.email && wish.email !== before.email
          ? await issueEmailChange(tx, before, wish.email, moment)
          : [];
      return { account: (await accountById(tx, userId, { now: moment })) ?? before, letters };
    });
    if (newHash) sessions.forget();
    for (const letter of letters) mail.send({ ...letter, redirectTo });
    return Response.json(userJson(account));
  };

  async function ownerOf(accountId: string, wish: Wish): Promise<PasswordOwner> {
    const account = await engine.transaction((tx) => accountById(tx, accountId, { now: now() }));
    if (!account) throw userNotFound();
    const { email, metadata } = account;
    return { accountId, email: wish.email ?? email, metadata: { ...metadata, ...wish.data } };
  }

  /** Whoever knows the password alone changes nothing of an account that asks for more, its names included. */
  async function requireAssurance(userId: string, sessionId: string): Promise<void> {
    const moment = now();
    const { account, session } = await engine.transaction(async (tx) => ({
      account: await accountById(tx, userId, { now: moment }),
      session: await lockSession(tx, sessionId, moment),
    }));
    if (!account || !session) throw userNotFound();
    if (isTwoFactor(account) && session.assurance !== "aal2") {
      throw insufficientAssurance(
        401,
        "AAL2 session is required to update the user when MFA is enabled.",
      );
    }
  }

  /** The account as it is, of whoever may change what they wish to change. */
  async function prove(userId: string, sessionId: string, wish: Wish): Promise<Account> {
    const moment = now();
    const { account, session } = await engine.transaction(async (tx) => ({
      account: await accountById(tx, userId, { now: moment }),
      session: await lockSession(tx, sessionId, moment),
    }));
    if (!account || !session) throw userNotFound();
    const isMoving = Boolean(wish.email) && wish.email !== account.email;
    const isRecovering =
      session.method === "recovery" && moment - Date.parse(session.startedAt) < RECOVERY_LASTS;
    if (isMoving || (wish.password && !isRecovering)) {
      await reauthenticate(room, account, wish.current_password);
    }
    if (isMoving) {
      // Not by the present address: strangers use up what is sent there.
      await takeTurn(rates, "mail", [
        { rate: "email-change", who: account.id },
        ...confirmationTo(wish.email ?? ""),
      ]);
    }
    return account;
  }

  /** Takes its time outside of any transaction. */
  async function hash(password: string, { password: old }: Account): Promise<string> {
    if (await passwords.matches(password, old)) {
      throw new AuthFailure(
        422,
        "same_password",
        "New password should be different from the old password.",
      );
    }
    return passwords.hash(password);
  }

  async function changePassword(
    tx: Transaction,
    account: Account,
    call: AuthCall,
    hash: string,
    now: number,
  ): Promise<void> {
    const { sessionId } = signedIn(call);
    await tx.query(
      `update auth.users set encrypted_password = $2, updated_at = $3::timestamptz where id = $1::uuid`,
      [account.id, hash, new Date(now)],
    );
    await dropTokens(tx, account.id);
    await endSessions(tx, account.id, { but: sessionId });
    // A recovery is used up: the next change asks for the password just chosen.
    await tx.query("update auth.sessions set tag = 'password' where id = $1::uuid", [sessionId]);
    await forgetOtherDevices(tx, account.id, call.device);
    for (const attempt of guessesAt(account.email, call)) await rates.forget(tx, attempt);
  }
}

/** As GoTrue does: names given replace, names given as null go, all others stay. */
async function mergeMetadata(
  tx: Transaction,
  account: Account,
  data: Record<string, unknown>,
  now: number,
): Promise<void> {
  const merged = Object.fromEntries(
    Object.entries({ ...account.metadata, ...data }).filter(([, value]) => value !== null),
  );
  if (!isSmall(merged)) throw invalid(`User metadata is limited to ${METADATA_BYTES} bytes`);
  await tx.query(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3::timestamptz where id = $1::uuid",
    [account.id, merged, new Date(now)],
  );
}
