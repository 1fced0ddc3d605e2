import { AuthFailure } from "../auth-failure.ts";
import { isTooLong, PASSWORD_BYTES } from "../field-schemas.ts";
import type { IsCompromised } from "./compromised-passwords.ts";

/** The account that the password is for. */
export interface PasswordOwner {
  /** Undefined at sign-up, whose answer depends on the request alone. */
  readonly accountId?: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/**
 * Returns the reasons why a password is weak, with GoTrue's codes where it has one; empty when it is acceptable.
 */
export type PasswordProblems = (
  password: string,
  owner: PasswordOwner,
) => readonly string[] | Promise<readonly string[]>;

/** Eight characters with a lower-case letter, a capital, a digit and another character. */
export const defaultPasswordProblems = ((password: string) => {
  const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
  return [
    ...([...password].length < 8 ? ["length"] : []),
    ...(classes.every((pattern) => pattern.test(password)) ? [] : ["characters"]),
  ];
}) satisfies PasswordProblems;

/** @throws {AuthFailure} `validation_failed` when it is too long, `weak_password` with its reasons */
export type CheckNewPassword = (password: string, owner: PasswordOwner) => Promise<void>;

/** The list of leaked passwords comes last, so that nothing about a password that is refused anyway leaves this machine. */
export function createCheckNewPassword(
  problemsOf: PasswordProblems,
  isCompromised: IsCompromised | undefined,
): CheckNewPassword {
  return async (password, owner) => {
    if (isTooLong(password)) {
      throw new AuthFailure(
        422,
        "validation_failed",
        `Password cannot be longer than ${PASSWORD_BYTES} bytes`,
      );
    }
    const reasons = await problemsOf(password, owner);
    if (reasons.length > 0) throw weakPassword(reasons);
    if (await isCompromised?.(password)) throw weakPassword(["pwned"]);
  };
}

const weakPassword = (reasons: readonly string[]) =>
  new AuthFailure(422, "weak_password", "Password is too weak", { weak_password: { reasons } });
