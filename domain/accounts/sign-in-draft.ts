import { type Checked, wrongOnly } from "../draft.ts";
import { isEmail, normalizeEmail } from "./email.ts";
import { isLongEnoughToSignIn } from "./password.ts";

export interface SignInDraft {
  readonly email: string;
  readonly password: string;
  /** Proof that the captcha was solved; empty until it is. */
  readonly captchaToken: string;
}

export type SignInField = keyof SignInDraft;

/** One word for each field, because each can be wrong in one way only. */
export type SignInWrong = "not-an-email" | "too-short" | "captcha-missing";

/** In the order of the form, for the focus. */
export const SIGN_IN_FIELDS = [
  "email",
  "password",
  "captchaToken",
] as const satisfies readonly SignInField[];

/**
 * The password is sent as typed: its spaces are part of it.
 * @param isSpared nobody can prove anything right now, and the server lets people try without
 */
export function checkSignIn(
  draft: SignInDraft,
  isSpared = false,
): Checked<SignInDraft, Partial<Record<SignInField, SignInWrong>>> {
  const email = normalizeEmail(draft.email);
  const wrong = wrongOnly<SignInField, SignInWrong>({
    email: isEmail(email) ? undefined : "not-an-email",
    password: isLongEnoughToSignIn(draft.password) ? undefined : "too-short",
    captchaToken: draft.captchaToken === "" && !isSpared ? "captcha-missing" : undefined,
  });
  return Object.keys(wrong).length > 0
    ? { ok: false, wrong }
    : { ok: true, value: { ...draft, email } };
}
