import type { PasswordProblems } from "@trousse/backend/auth/passwords/check-new-password";
import type { Engine } from "@trousse/backend/database/engine";
import { brokenPasswordRules, type PasswordRule } from "#domain/accounts/password.ts";
import { contextWords, isMostlyContextWords } from "#domain/accounts/password-context.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** GoTrue's two words for a weak password, and two of ours: what it calls `pwned` was looked up in a list of leaks. */
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

/** What a password may not lean on besides the owner's own words, which come with each question. */
export interface PasswordContext {
  /** The name of the site's machine. */
  readonly host: string;
  /** Names that an account goes by now; sign-up has none yet but those it sends. */
  readonly namesOf: (accountId: string) => Promise<readonly string[]>;
}

/** Each reason once; none when the password is good. */
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

/** The names on the main profile, which may not be those of the sign-up any more. */
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
