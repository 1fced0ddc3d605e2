import type { Engine } from "../database/engine.ts";
import { accountById } from "./account.ts";
import type { Passwords } from "./passwords.ts";

/**
 * Whether this is the account's password. For deeds of the product that a session alone must not do; whoever asks
 * counts the guesses.
 */
export type ProvePassword = (userId: string, password: string) => Promise<boolean>;

export function createProvePassword({
  engine,
  passwords,
  now,
}: {
  engine: Engine;
  passwords: Passwords;
  /** Milliseconds since 1970. */
  now: () => number;
}): ProvePassword {
  return async (userId, password) => {
    const account = await engine.transaction((tx) => accountById(tx, userId, { now: now() }));
    return passwords.matches(password, account?.password);
  };
}
