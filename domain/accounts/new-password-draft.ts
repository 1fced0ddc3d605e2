import { type Checked, wrongOnly } from "../draft.ts";
import { type PasswordRule, rulesToSay } from "./password.ts";

export interface NewPasswordDraft {
  readonly password: string;
  readonly confirmation: string;
}

/** The password names all its broken rules: they are shown together. */
export interface NewPasswordWrong {
  readonly password?: readonly PasswordRule[];
  readonly confirmation?: "different";
}

/** A change by somebody signed in, who says the password of today again. */
export interface PasswordChangeDraft extends NewPasswordDraft {
  readonly current: string;
}

export type PasswordChangeWrong =
  | { readonly form: "incomplete"; readonly missing: readonly (keyof PasswordChangeDraft)[] }
  | ({ readonly form?: undefined } & NewPasswordWrong);

/** In the order of the form, for the focus. */
export const NEW_PASSWORD_FIELDS = [
  "password",
  "confirmation",
] as const satisfies readonly (keyof NewPasswordDraft)[];

/** The password is sent as typed: its spaces are part of it. */
export function checkNewPassword({
  password,
  confirmation,
}: NewPasswordDraft): Checked<string, NewPasswordWrong> {
  const broken = rulesToSay(password);
  const wrong = wrongOnly<keyof NewPasswordWrong, unknown>({
    password: broken.length > 0 ? broken : undefined,
    confirmation: confirmation === password ? undefined : "different",
  }) as NewPasswordWrong;
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, value: password };
}

/** An empty field is said once for the whole form, before any rule of a password. */
export function checkPasswordChange(
  draft: PasswordChangeDraft,
): Checked<{ current: string; password: string }, PasswordChangeWrong> {
  const order = ["current", ...NEW_PASSWORD_FIELDS] as const;
  const missing = order.filter((field) => draft[field] === "");
  if (missing.length > 0) return { ok: false, wrong: { form: "incomplete", missing } };
  const checked = checkNewPassword(draft);
  return checked.ok
    ? { ok: true, value: { current: draft.current, password: checked.value } }
    : checked;
}
