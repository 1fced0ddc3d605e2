import type { PasswordProblems } from "@trousse/backend/auth/passwords/check-new-password";
import type { Engine } from "@trousse/backend/database/engine";
import { brokenPasswordRules, type PasswordRule } from "#domain/accounts/password.ts";
import { contextWords, isMostlyContextWords } from "#domain/accounts/password-context.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** GoTrue's two codes for a weak password, and two of our own. GoTrue's `pwned` means found in a list of leaked passwords. */
type WeakPasswordReason = "length" | "characters" | "common" | "context";

const REASONS: Readonly<Record<PasswordRule, WeakPasswordReason>> = {
  length: "length",
  "not-too-long": "length",
  uppercase: "characters",
  lowercase: "characters",
  digit: "characters",
  special: "characters",
  "not-common": "common",
};

/** What a password must not contain, besides the account's own words, which are passed with each call. */
export interface PasswordContext {
  /** The host name of the site. */
  readonly host: string;
  /** The current names of an account; a sign-up has only the names it sends. */
  readonly namesOf: (accountId: string) => Promise<readonly string[]>;
}

/** Returns each reason once; empty when the password is acceptable. */
export function createPasswordProblems({ host, namesOf }: PasswordContext): PasswordProblems {
  return async (password, { accountId, email, metadata }) => {
    const reasons = new Set(brokenPasswordRules(password).map((rule) => REASONS[rule]));
    if (await isCommonPassword(password)) reasons.add("common");
    const sent = [metadata.first_name, metadata.last_name].filter(
      (name) => typeof name === "string",
    );
    const names = [...sent, ...(accountId ? await namesOf(accountId) : [])];
    if (isMostlyContextWords(password, contextWords({ host, email, names })))
      reasons.add("context");
    return [...reasons];
  };
}

/** Reads the names on the main profile, which may have changed since the sign-up. */
export function accountNamesReader(engine: Engine): PasswordContext["namesOf"] {
  return async (accountId) => {
    const [profile] = await engine.transaction((tx) =>
      tx.query<{ first: string | null; last: string | null }>(
        `select first_name as "first", last_name as "last" from public.profiles where id = $1::uuid`,
        [accountId],
      ),
    );
    return [profile?.first, profile?.last].filter((name) => typeof name === "string");
  };
}
