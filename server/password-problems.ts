import { brokenPasswordRules, type PasswordRule } from "../domain/accounts/password.ts";

/** Our rules in the three words GoTrue has for a weak password, which is what supabase-js knows. */
const REASONS: Readonly<Record<PasswordRule, "length" | "characters" | "pwned">> = {
  length: "length",
  "not-too-long": "length",
  uppercase: "characters",
  lowercase: "characters",
  digit: "characters",
  special: "characters",
  "not-common": "pwned",
};

/** Each reason once; none when the password is good. */
export function passwordProblems(password: string): string[] {
  return [...new Set(brokenPasswordRules(password).map((rule) => REASONS[rule]))];
}
