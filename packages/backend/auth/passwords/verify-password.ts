import type { Engine } from "../../database/engine.ts";
import { accountById } from "../accounts/account.ts";
import type { Passwords } from "./passwords.ts";

/**
 * Whether this is the account's password, for actions of the product that a session alone does not permit. The caller
 * counts the guesses.
 */
export type VerifyPassword = (userId: string, password: string) => Promise<boolean>;

export function createVerifyPassword({
  engine,
  passwords,
  now,
}: {
  engine: Engine;
  passwords: Passwords;
  /** Milliseconds since 1970. */
  now: () => number;
}): VerifyPassword {
  return async (userId, password) => {
    const account = await engine.transaction((tx) => accountById(tx, userId, { now: now() }));
    return passwords.matches(password, account?.password);
  };
}
