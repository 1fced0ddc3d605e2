import { z } from "zod";
import type { Transaction } from "../../database/engine.ts";
import { type Account, accountById } from "../accounts/account.ts";
import { confirmEmailChange } from "../accounts/email-change.ts";
import type { AuthCall, AuthContext, AuthHandler } from "../auth-context.ts";
import { AuthFailure, banned, expiredLink, invalidCredentials } from "../auth-failure.ts";
import { parseBody } from "../field-schemas.ts";
import { requireAttempt } from "../limits/require-attempt.ts";
import { isKnownDevice, rememberDevice } from "../sessions/known-devices.ts";
import {
  type Method,
  type OpenedSession,
  openSession,
  sessionAnswer,
} from "../sessions/session.ts";
import {
  findSignUpByHash,
  findSignUpByOrigin,
  type PendingSignUp,
  pendingPasswords,
  promoteToAccount,
} from "../sign-up/pending-sign-ups.ts";
import {
  consumeToken,
  findToken,
  linkAttemptKey,
  type TokenType,
  type UsedToken,
} from "./one-time-token.ts";

/** The types of links for a type of GoTrue's, where `email` means any that proves an address. */
const TOKEN_TYPES = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  email: ["confirmation_token", "recovery_token"],
  recovery: ["recovery_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
} satisfies Record<string, TokenType[]>;

const fields = z.object({
  token_hash: z.string({ error: "Verify requires a token hash" }).max(128),
  type: z.enum(Object.keys(TOKEN_TYPES) as (keyof typeof TOKEN_TYPES)[], {
    error: "Unsupported verification type",
  }),
  password: z.string({ error: "The password must be text" }).max(1024).nullish(),
  code_verifier: z.string({ error: "The code verifier must be text" }).max(128).nullish(),
});

type Fields = z.infer<typeof fields>;

/** GoTrue's answer when one of two addresses has confirmed: no session yet. */
const PARTLY_CONFIRMED = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};

/** The link that was found, and whether the browser identifies the person. */
interface LinkMatch {
  readonly account: Account;
  readonly used: UsedToken;
  /** Whether the link alone is enough, or the browser is known. */
  readonly isVerified: boolean;
  /** What the link confirms, where that is one of several. */
  readonly signUp: PendingSignUp | undefined;
  /** Hashes of the passwords that would prove it. */
  readonly passwords: readonly string[];
}

/**
 * POST /verify, sent by the button of our confirmation page. There is no GET, because mail scanners open every link.
 *
 * A link proves access to a mailbox, and a stranger can have one sent to any address. So a confirmation needs the browser
 * that signed up, or the password chosen then; a change of address needs a browser that has opened the account, or its
 * password. A recovery sets a new password anyway.
 */
export function createVerify(context: AuthContext): AuthHandler {
  const { engine, bearer, refreshTokens, passwords, rateLimiter, now } = context;

  return async (call) => {
    const asked = parseBody(fields, call.body);
    await requireAttempt(rateLimiter, "request", [{ rate: "verify-from", who: call.network }]);
    const found = await engine.transaction((tx) => findLink(tx, asked, call));
    const hash = found.isVerified ? undefined : await requirePassword(found, asked);
    const outcome = await engine.transaction((tx) => openAccount(tx, asked, call, found, hash));
    if (!outcome) return Response.json(PARTLY_CONFIRMED);
    return sessionAnswer(bearer, outcome.account, outcome.opened);
  };

  async function findLink(tx: Transaction, asked: Fields, call: AuthCall): Promise<LinkMatch> {
    const moment = now();
    const used = await findToken(tx, asked.token_hash, TOKEN_TYPES[asked.type], moment);
    const account = used && (await accountById(tx, used.userId, { now: moment }));
    if (!account) throw expiredLink();
    if (account.isBanned) throw banned();
    if (isEmailChange(used)) {
      const isVerified = await isKnownDevice(tx, account.id, call.device);
      return { account, used, isVerified, signUp: undefined, passwords: [account.password ?? ""] };
    }
    // The address changed since the mail was sent, so the link proves another one.
    if (used.address !== account.email) throw expiredLink();
    if (used.type === "recovery_token" || account.confirmedAt) {
      return { account, used, isVerified: true, signUp: undefined, passwords: [] };
    }
    const verifier = asked.code_verifier ?? undefined;
    const signUp = await findSignUpByOrigin(tx, account.id, { device: call.device, verifier });
    return {
      account,
      used,
      isVerified: signUp !== undefined,
      signUp,
      passwords: signUp ? [] : await pendingPasswords(tx, account),
    };
  }

  /**
   * Returns the hash that matches the password sent with the link.
   * @throws {AuthFailure} `reauthentication_needed` without one, `otp_expired` after too many wrong ones
   */
  async function requirePassword(
    found: LinkMatch,
    { password, token_hash }: Fields,
  ): Promise<string> {
    if (!password) {
      throw new AuthFailure(
        400,
        "reauthentication_needed",
        "In this browser the link needs the password of the account",
      );
    }
    passwords.requireCapacity();
    const attempt = [{ rate: "link-password", who: linkAttemptKey(token_hash) }] as const;
    // The link accepts no further passwords, and still works in the browser that it was requested in.
    if ((await rateLimiter.attempt(attempt)) > 0) throw expiredLink();
    const hash = await passwords.find(password, found.passwords);
    if (hash === undefined) throw invalidCredentials();
    return hash;
  }

  /** @returns undefined while the other address still has to confirm */
  async function openAccount(
    tx: Transaction,
    asked: Fields,
    call: AuthCall,
    found: LinkMatch,
    hash: string | undefined,
  ): Promise<{ account: Account; opened: OpenedSession } | undefined> {
    const moment = now();
    const used = await consumeToken(tx, asked.token_hash, TOKEN_TYPES[asked.type], moment);
    const account = used && (await accountById(tx, used.userId, { now: moment, lock: true }));
    if (!account || account.email !== found.account.email) throw expiredLink();
    const userId = await confirm(tx, account, used, found, hash, moment);
    if (!userId) return undefined;
    for (const rate of ["mail-to", "confirmation-to"] as const) {
      await rateLimiter.reset(tx, { rate, who: used.address });
    }
    await rememberDevice(tx, userId, call.device, moment);
    const method: Method = used.type === "recovery_token" ? "recovery" : "otp";
    const { userAgent } = call;
    const opened = await openSession(tx, refreshTokens, { userId, method, userAgent, now: moment });
    return { account: (await accountById(tx, userId, { now: moment })) ?? account, opened };
  }
}

const isEmailChange = ({ type }: UsedToken) =>
  type === "email_change_token_new" || type === "email_change_token_current";

/** @returns the confirmed account; undefined while the other address still has to confirm */
async function confirm(
  tx: Transaction,
  account: Account,
  used: UsedToken,
  found: LinkMatch,
  hash: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (isEmailChange(used)) {
    // The password may have been changed while it was compared.
    if (hash !== undefined && hash !== account.password) throw expiredLink();
    return (await confirmEmailChange(tx, account, used, now)) ? account.id : undefined;
  }
  if (account.confirmedAt) return account.id;
  const signUp =
    used.type === "recovery_token"
      ? recoveredSignUp(account)
      : (found.signUp ?? (hash && (await findSignUpByHash(tx, account, hash))));
  if (!signUp) throw expiredLink();
  await promoteToAccount(tx, account, signUp, now);
  return signUp.id;
}

/** A recovery proves only the address, so nothing chosen at a sign-up is used except the language. */
const recoveredSignUp = ({ metadata: { locale } }: Account): PendingSignUp => ({
  id: crypto.randomUUID(),
  password: "",
  metadata: typeof locale === "string" ? { locale } : {},
});
