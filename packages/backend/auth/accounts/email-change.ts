import type { Transaction } from "../../database/engine.ts";
import { AuthFailure } from "../auth-failure.ts";
import {
  deleteTokens,
  hasOpenToken,
  issueToken,
  type UsedToken,
} from "../verification/one-time-token.ts";
import { type Account, accountByEmail, confirmEmail } from "./account.ts";
import type { AccountMessage } from "./account-mailer.ts";

/**
 * Asks both addresses to confirm, again if they were asked before. An address that has its own account gets no mail, so the
 * change can never be completed, and the person who requested it learns nothing about that account.
 */
export async function issueEmailChange(
  tx: Transaction,
  account: Account,
  newEmail: string,
  now: number,
): Promise<Omit<AccountMessage, "redirectTo">[]> {
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz,
       email_change_confirm_status = 0 where id = $1::uuid`,
    [account.id, newEmail, new Date(now)],
  );
  const { id, email } = account;
  if (account.newEmail !== newEmail) {
    // Links for a different new address would complete this change.
    await deleteTokens(tx, id, "email_change_token_current");
    await deleteTokens(tx, id, "email_change_token_new");
  }
  const old = await issueToken(tx, id, "email_change_token_current", email, now);
  const fresh = await issueToken(tx, id, "email_change_token_new", newEmail, now);
  const message = { name: "email_change", account: { ...account, newEmail } } as const;
  const isTaken = (await accountByEmail(tx, newEmail, { now })) !== undefined;
  return [
    { ...message, to: email, token: old },
    ...(isTaken ? [] : [{ ...message, to: newEmail, token: fresh }]),
  ];
}

/**
 * Records that one of the two links was opened. The account gets the new address once both were.
 * @returns whether the address was changed
 */
export async function confirmEmailChange(
  tx: Transaction,
  account: Account,
  { type }: UsedToken,
  now: number,
): Promise<boolean> {
  const other =
    type === "email_change_token_new" ? "email_change_token_current" : "email_change_token_new";
  if (await hasOpenToken(tx, account.id, other, now)) {
    await tx.query("update auth.users set email_change_confirm_status = 1 where id = $1::uuid", [
      account.id,
    ]);
    return false;
  }
  // Reached only after both addresses were proved, so the error reveals nothing to others.
  if (await accountByEmail(tx, account.newEmail, { now })) {
    throw new AuthFailure(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  await confirmEmail(tx, account, account.newEmail, now);
  return true;
}
