import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import {
  type AuthCall,
  type AuthContext,
  type AuthHandler,
  requireSignedIn,
} from "../auth-context.ts";
import { AuthFailure, invalid, invalidCredentials } from "../auth-failure.ts";
import { insufficientAssurance } from "../factors/factor.ts";
import {
  emailField,
  isWithinMetadataLimit,
  METADATA_BYTES,
  metadataField,
  parseBody,
  passwordField,
} from "../field-schemas.ts";
import { confirmationAttempts, requireAttempt, signInAttempts } from "../limits/require-attempt.ts";
import type { PasswordOwner } from "../passwords/check-new-password.ts";
import { reauthenticate } from "../passwords/reauthenticate.ts";
import { forgetOtherDevices, rememberDevice } from "../sessions/known-devices.ts";
import { endSessions, lockSession } from "../sessions/session.ts";
import { checkRedirect } from "../verification/check-redirect.ts";
import { deleteTokens } from "../verification/one-time-token.ts";
import { type Account, accountById, isTwoFactor, userJson } from "./account.ts";
import type { AccountMessage } from "./account-mailer.ts";
import { userNotFound } from "./current-user.ts";
import { issueEmailChange } from "./email-change.ts";

/** Milliseconds within which a session opened by a recovery mail may set a password without the old one. */
const RECOVERY_TTL_MS = 3_600_000;

const fields = z.object({
  email: emailField.nullish(),
  password: passwordField.nullish(),
  current_password: z.string({ error: "The current password must be text" }).nullish(),
  data: metadataField.nullish(),
  phone: z.literal("", { error: "Phone numbers are not supported" }).nullish(),
});

type UserChanges = z.infer<typeof fields>;

/**
 * PUT /user: password, address, metadata. A new password or address needs the current password. A new password ends all
 * other sessions, every open link and the lock after too many guesses. A new address is valid once both addresses have
 * confirmed it.
 */
export function createUpdateUser(context: AuthContext): AuthHandler {
  const { engine, sessions, passwords, checkNewPassword, rateLimiter, mail, origins, now } =
    context;

  return async (call) => {
    const { userId, sessionId } = requireSignedIn(call);
    const changes = parseBody(fields, call.body);
    const redirectTo = checkRedirect(call.query.get("redirect_to"), origins());
    await requireAssurance(userId, sessionId);
    if (changes.password) await checkNewPassword(changes.password, await ownerOf(userId, changes));
    const authorized =
      changes.password || changes.email
        ? await authorizeChange(userId, sessionId, changes)
        : undefined;
    const newHash =
      changes.password && authorized ? await hash(changes.password, authorized) : undefined;

    const { account, letters } = await engine.transaction(async (tx) => {
      const moment = now();
      const before = await accountById(tx, userId, { now: moment, lock: true });
      if (!before) throw userNotFound();
      // The password may have been changed while it was compared.
      if (authorized && before.password !== authorized.password) throw invalidCredentials();
      // The password was proved in this browser, so the new address can be confirmed in it without the password.
      if (authorized) await rememberDevice(tx, userId, call.device, moment);
      if (newHash) await changePassword(tx, before, call, newHash, moment);
      if (changes.data) await mergeMetadata(tx, before, changes.data, moment);
      const letters: Omit<AccountMessage, "redirectTo">[] =
        changes.email && changes.email !== before.email
          ? await issueEmailChange(tx, before, changes.email, moment)
          : [];
      return { account: (await accountById(tx, userId, { now: moment })) ?? before, letters };
    });
    if (newHash) sessions.clearCache();
    for (const letter of letters) mail.send({ ...letter, redirectTo });
    return Response.json(userJson(account));
  };

  async function ownerOf(accountId: string, changes: UserChanges): Promise<PasswordOwner> {
    const account = await engine.transaction((tx) => accountById(tx, accountId, { now: now() }));
    if (!account) throw userNotFound();
    const { email, metadata } = account;
    return { accountId, email: changes.email ?? email, metadata: { ...metadata, ...changes.data } };
  }

  /** A session at `aal1` may change nothing of an account with a second factor, not even its names. */
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

  /** Returns the current account, if this session may make the requested changes. */
  async function authorizeChange(
    userId: string,
    sessionId: string,
    changes: UserChanges,
  ): Promise<Account> {
    const moment = now();
    const { account, session } = await engine.transaction(async (tx) => ({
      account: await accountById(tx, userId, { now: moment }),
      session: await lockSession(tx, sessionId, moment),
    }));
    if (!account || !session) throw userNotFound();
    const isMoving = Boolean(changes.email) && changes.email !== account.email;
    const isRecovering =
      session.method === "recovery" && moment - Date.parse(session.startedAt) < RECOVERY_TTL_MS;
    if (isMoving || (changes.password && !isRecovering)) {
      await reauthenticate(context, account, changes.current_password);
    }
    if (isMoving) {
      // Not counted for the present address, because strangers could use up its limit.
      await requireAttempt(rateLimiter, "mail", [
        { rate: "email-change", who: account.id },
        ...confirmationAttempts(changes.email ?? ""),
      ]);
    }
    return account;
  }

  /** Slow, so it runs outside of any transaction. */
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
    const { sessionId } = requireSignedIn(call);
    await tx.query(
      `update auth.users set encrypted_password = $2, updated_at = $3::timestamptz where id = $1::uuid`,
      [account.id, hash, new Date(now)],
    );
    await deleteTokens(tx, account.id);
    await endSessions(tx, account.id, { but: sessionId });
    // A recovery is valid for one change: the next one needs the password just chosen.
    await tx.query("update auth.sessions set tag = 'password' where id = $1::uuid", [sessionId]);
    await forgetOtherDevices(tx, account.id, call.device);
    for (const attempt of signInAttempts(account.email, call)) await rateLimiter.reset(tx, attempt);
  }
}

/** As in GoTrue: given names replace, null removes, all others stay. */
async function mergeMetadata(
  tx: Transaction,
  account: Account,
  data: Record<string, unknown>,
  now: number,
): Promise<void> {
  const merged = Object.fromEntries(
    Object.entries({ ...account.metadata, ...data }).filter(([, value]) => value !== null),
  );
  if (!isWithinMetadataLimit(merged))
    throw invalid(`User metadata is limited to ${METADATA_BYTES} bytes`);
  await tx.query(
    "update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3::timestamptz where id = $1::uuid",
    [account.id, merged, new Date(now)],
  );
}
