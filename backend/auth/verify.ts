import { z } from "zod";
import type { Transaction } from "../database/engine.ts";
import { type Account, accountById } from "./account.ts";
import { isDeviceOf, rememberDevice } from "./devices.ts";
import { confirmEmailChange } from "./email-change.ts";
import { AuthFailure, banned, deadLink, invalidCredentials } from "./failure.ts";
import { parseBody } from "./fields.ts";
import {
  findToken,
  linkKey,
  spendToken,
  type TokenType,
  type UsedToken,
} from "./one-time-token.ts";
import type { AuthCall, AuthHandler, AuthRoom } from "./room.ts";
import { type Method, type Opened, openSession, sessionAnswer } from "./session.ts";
import { takeTurn } from "./turn.ts";
import {
  becomeAccount,
  signUpFrom,
  signUpWith,
  type WaitingSignUp,
  waitingPasswords,
} from "./waiting-sign-ups.ts";

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
  password: z.string({ error: "The password must be text" }).max(1024).nullish(),
  code_verifier: z.string({ error: "The code verifier must be text" }).max(128).nullish(),
});

type Fields = z.infer<typeof fields>;

/** GoTrue's answer when one of two addresses has confirmed: no session yet. */
const HALF_WAY = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
};

/** What a link finds, and whose opening it is as far as the browser tells. */
interface Found {
  readonly account: Account;
  readonly used: UsedToken;
  /** Nobody has to say more: the link alone is enough, or the browser is known. */
  readonly isProved: boolean;
  /** What the link confirms, where that is one of several. */
  readonly signUp: WaitingSignUp | undefined;
  /** Hashes of the passwords that would prove it. */
  readonly passwords: readonly string[];
}

/**
 * POST /verify: what the button of our confirmation page does. There is no GET, because programs
 * that look at mail open every link in it.
 *
 * A link proves a mailbox, and a stranger can have one sent to any. So a confirmation needs the browser that signed
 * up, or the password chosen then; a change of address needs a browser that has opened the account, or its password. A
 * recovery chooses a new password anyway.
 */
export function createVerify(room: AuthRoom): AuthHandler {
  const { engine, bearer, refreshTokens, passwords, rates, now } = room;

  return async (call) => {
    const asked = parseBody(fields, call.body);
    await takeTurn(rates, "request", [{ rate: "verify-from", who: call.network }]);
    const found = await engine.transaction((tx) => find(tx, asked, call));
    const hash = found.isProved ? undefined : await askPassword(found, asked);
    const outcome = await engine.transaction((tx) => open(tx, asked, call, found, hash));
    if (!outcome) return Response.json(HALF_WAY);
    return sessionAnswer(bearer, outcome.account, outcome.opened);
  };

  async function find(tx: Transaction, asked: Fields, call: AuthCall): Promise<Found> {
    const moment = now();
    const used = await findToken(tx, asked.token_hash, TOKENS_OF[asked.type], moment);
    const account = used && (await accountById(tx, used.userId, { now: moment }));
    if (!account) throw deadLink();
    if (account.isBanned) throw banned();
    if (isOfChange(used)) {
      const isProved = await isDeviceOf(tx, account.id, call.device);
      return { account, used, isProved, signUp: undefined, passwords: [account.password ?? ""] };
    }
    // The address changed since the mail was sent, so the link proves another one.
    if (used.address !== account.email) throw deadLink();
    if (used.type === "recovery_token" || account.confirmedAt) {
      return { account, used, isProved: true, signUp: undefined, passwords: [] };
    }
    const verifier = asked.code_verifier ?? undefined;
    const signUp = await signUpFrom(tx, account.id, { device: call.device, verifier });
    return {
      account,
      used,
      isProved: signUp !== undefined,
      signUp,
      passwords: signUp ? [] : await waitingPasswords(tx, account),
    };
  }

  /**
   * The hash that the password has which came with the link.
   * @throws {AuthFailure} `reauthentication_needed` without one, `otp_expired` after too many wrong ones
   */
  async function askPassword(found: Found, { password, token_hash }: Fields): Promise<string> {
    if (!password) {
      throw new AuthFailure(
        400,
        "reauthentication_needed",
        "In this browser the link needs the password of the account",
      );
    }
    passwords.requireRoom();
    const turn = [{ rate: "link-password", who: linkKey(token_hash) }] as const;
    // The link is dead for passwords, and goes on in the browser that it belongs to.
    if ((await rates.attempt(turn)) > 0) throw deadLink();
    const hash = await passwords.find(password, found.passwords);
    if (hash === undefined) throw invalidCredentials();
    return hash;
  }

  /** @returns nothing when another address still has to confirm */
  async function open(
    tx: Transaction,
    asked: Fields,
    call: AuthCall,
    found: Found,
    hash: string | undefined,
  ): Promise<{ account: Account; opened: Opened } | undefined> {
    const moment = now();
    const used = await spendToken(tx, asked.token_hash, TOKENS_OF[asked.type], moment);
    const account = used && (await accountById(tx, used.userId, { now: moment, lock: true }));
    if (!account || account.email !== found.account.email) throw deadLink();
    const userId = await confirm(tx, account, used, found, hash, moment);
    if (!userId) return undefined;
    for (const rate of ["mail-to", "confirmation-to"] as const) {
      await rates.forget(tx, { rate, who: used.address });
    }
    await rememberDevice(tx, userId, call.device, moment);
    const method: Method = used.type === "recovery_token" ? "recovery" : "otp";
    const { userAgent } = call;
    const opened = await openSession(tx, refreshTokens, { userId, method, userAgent, now: moment });
    return { account: (await accountById(tx, userId, { now: moment })) ?? account, opened };
  }
}

const isOfChange = ({ type }: UsedToken) =>
  type === "email_change_token_new" || type === "email_change_token_current";

/** @returns the account that is confirmed; nothing when another address still has to confirm */
async function confirm(
  tx: Transaction,
  account: Account,
  used: UsedToken,
  found: Found,
  hash: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (isOfChange(used)) {
    // While the password was compared it may have been changed.
    if (hash !== undefined && hash !== account.password) throw deadLink();
    return (await confirmEmailChange(tx, account, used, now)) ? account.id : undefined;
  }
  if (account.confirmedAt) return account.id;
  const signUp =
    used.type === "recovery_token"
      ? ownerless(account)
      : (found.signUp ?? (hash && (await signUpWith(tx, account, hash))));
  if (!signUp) throw deadLink();
  await becomeAccount(tx, account, signUp, now);
  return signUp.id;
}

/** A recovery proves the address and nothing of what anybody chose who signed up with it, but for the language. */
const ownerless = ({ metadata: { locale } }: Account): WaitingSignUp => ({
  id: crypto.randomUUID(),
  password: "",
  metadata: typeof locale === "string" ? { locale } : {},
});
