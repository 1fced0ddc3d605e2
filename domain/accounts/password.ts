import { isCommonPassword } from "./common-passwords.ts";

/** What a new password must have, in the order in which a person hears of it. */
export const PASSWORD_RULES = [
  "length",
  "uppercase",
  "lowercase",
  "digit",
  "special",
  "not-common",
  "not-too-long",
] as const;

export type PasswordRule = (typeof PASSWORD_RULES)[number];

const PASSWORD_MIN_LENGTH = 8;

/** Signing in asks for less, so that the rules of a new password lock nobody out of an old account. */
const SIGN_IN_PASSWORD_MIN_LENGTH = 6;

/** bcrypt reads no further: beyond it, a wrong end of a password would be accepted. */
const PASSWORD_MAX_BYTES = 72;

const RULE_CHECKS: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => lengthOf(password) >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  // Accented letters are letters; a space, a sign or an emoji is special.
  special: (password) => /[^\p{L}\p{Nd}]/u.test(password),
  "not-common": (password) => !isCommonPassword(password),
  "not-too-long": (password) => utf8Bytes(password) <= PASSWORD_MAX_BYTES,
};

/** The rules a new password breaks, in order; none when it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !RULE_CHECKS[rule](password));
}

/**
 * The broken rules that are said under a field. An empty one breaks them all, and the list beside it names them already:
 * the first is enough.
 */
export function rulesToSay(password: string): PasswordRule[] {
  const broken = brokenPasswordRules(password);
  return password === "" ? broken.slice(0, 1) : broken;
}

/** Whether a password may be sent to sign in. */
export function isLongEnoughToSignIn(password: string): boolean {
  return lengthOf(password) >= SIGN_IN_PASSWORD_MIN_LENGTH;
}

/** In characters as people count them on the keyboard: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
