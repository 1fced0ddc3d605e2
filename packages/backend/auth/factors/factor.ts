import type { Transaction } from "../../database/engine.ts";
import { accountById, isTwoFactor } from "../accounts/account.ts";
import { userNotFound } from "../accounts/current-user.ts";
import { type AuthCall, requireSignedIn } from "../auth-context.ts";
import { AuthFailure } from "../auth-failure.ts";
import { lockSession, type Session } from "../sessions/session.ts";

/** Milliseconds for which a second factor permits changing the account's factors and credentials. */
const RECENT_FACTOR_MS = 300_000;

export const factorNotFound = () =>
  new AuthFailure(404, "mfa_factor_not_found", "Factor not found");

/** For a session with the password alone, where more is needed. */
export const insufficientAssurance = (status: number, message: string) =>
  new AuthFailure(status, "insufficient_aal", message);

/** For a code that is wrong, expired, or used before. */
export const wrongCode = (message: string) =>
  new AuthFailure(422, "mfa_verification_failed", message);

/** The account of the caller, locked, and their session. @throws {AuthFailure} when either is gone */
export async function lockCaller(tx: Transaction, call: AuthCall, now: number) {
  const { userId, sessionId } = requireSignedIn(call);
  const account = await accountById(tx, userId, { now, lock: true });
  const session = await lockSession(tx, sessionId, now);
  if (!account || !session) throw userNotFound();
  return { account, session, isTwoFactor: isTwoFactor(account) };
}

/**
 * Required for actions that end or replace the second factor: a session may have been raised weeks ago, and the phone may
 * have been lost since.
 * @throws {AuthFailure} `insufficient_aal` when no code was given within the last minutes
 */
export function requireRecentSecondFactor(
  { assurance, secondProofs }: Pick<Session, "assurance" | "secondProofs">,
  message: string,
  now: number,
): void {
  const last = secondProofs[0];
  if (assurance !== "aal2" || !last || now - Date.parse(last.at) >= RECENT_FACTOR_MS) {
    throw insufficientAssurance(403, message);
  }
}

/** @throws {AuthFailure} `mfa_factor_name_conflict` */
export async function insertFactor(
  tx: Transaction,
  factor: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly type: "totp" | "recovery_code";
    readonly status: "unverified" | "verified";
    readonly secret: string | null;
    readonly now: number;
  },
): Promise<void> {
  const { id, userId, name, type, status, secret, now } = factor;
  const added = await tx.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4::auth.factor_type, $5::auth.factor_status, $6,
       $7::timestamptz, $7::timestamptz)
     on conflict do nothing returning id`,
    [id, userId, name, type, status, secret, new Date(now)],
  );
  if (added.length === 0) {
    throw new AuthFailure(
      422,
      "mfa_factor_name_conflict",
      "A factor with this friendly name for this user already exists",
    );
  }
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.query("delete from auth.mfa_factors where id = $1::uuid", [id]);
}
