import { type Checked, wrongOnly } from "../draft.ts";
import { isEmail, normalizeEmail } from "./email.ts";

export interface RecoveryDraft {
  readonly email: string;
  /** Proof that the captcha was solved; empty until it is. */
  readonly captchaToken: string;
}

export type RecoveryWrong = Partial<
  Record<keyof RecoveryDraft, "not-an-email" | "captcha-missing">
>;

/** What is asked of somebody who forgot their password. */
export function checkRecovery({
  email: typed,
  captchaToken,
}: RecoveryDraft): Checked<RecoveryDraft, RecoveryWrong> {
  const email = normalizeEmail(typed);
  const wrong = wrongOnly<keyof RecoveryDraft, "not-an-email" | "captcha-missing">({
    email: isEmail(email) ? undefined : "not-an-email",
    captchaToken: captchaToken === "" ? "captcha-missing" : undefined,
  });
  return Object.keys(wrong).length > 0
    ? { ok: false, wrong }
    : { ok: true, value: { email, captchaToken } };
}

export interface EmailChangeDraft {
  readonly email: string;
  /** The password of today: a session alone must not move an account. */
  readonly current: string;
}

export type EmailChangeWrong = Partial<{
  readonly email: "required" | "not-an-email" | "unchanged";
  readonly current: "required";
}>;

/** In the order of the form, for the focus. */
export const EMAIL_CHANGE_FIELDS = [
  "email",
  "current",
] as const satisfies readonly (keyof EmailChangeDraft)[];

/** @param present the address of the account now */
export function checkEmailChange(
  draft: EmailChangeDraft,
  present: string,
): Checked<EmailChangeDraft, EmailChangeWrong> {
  const email = normalizeEmail(draft.email);
  const wrong = wrongOnly<keyof EmailChangeDraft, string>({
    email: wrongAddress(email, present),
    current: draft.current === "" ? "required" : undefined,
  }) as EmailChangeWrong;
  return Object.keys(wrong).length > 0
    ? { ok: false, wrong }
    : { ok: true, value: { email, current: draft.current } };
}

function wrongAddress(email: string, present: string): EmailChangeWrong["email"] {
  if (email === "") return "required";
  if (!isEmail(email)) return "not-an-email";
  return email === normalizeEmail(present) ? "unchanged" : undefined;
}
