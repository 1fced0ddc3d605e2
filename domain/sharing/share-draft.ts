import { isEmail, normalizeEmail } from "../accounts/email.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import { isPermission, type Permission, takesPassword } from "./permission.ts";

/** What the share dialog holds, as typed. */
export interface ShareDraft {
  readonly email: string;
  readonly permission: string;
  readonly notes: string;
  readonly password: string;
}

export interface ShareEntry {
  readonly email: string;
  readonly permission: Permission;
  /** Null for none. */
  readonly notes: string | null;
  /** Of the person who gives it, where the permission requires it. */
  readonly password?: string;
}

export type ShareWrong = {
  readonly email?: "required" | "not-an-email";
  readonly permission?: "unknown";
  readonly notes?: "too-long";
  readonly password?: "no-password";
};

/** In characters, as the database limits them. */
const NOTES_MAX_LENGTH = 500;

/** An invitation, checked alike in the browser and by the function that sends it. */
export function checkShare(draft: ShareDraft): Checked<ShareEntry, ShareWrong> {
  const email = normalizeEmail(draft.email);
  const notes = plainText(draft.notes).trim();
  const { permission, password } = draft;
  const proof = isPermission(permission) && takesPassword(permission) ? { password } : {};
  const wrong = wrongOnly<keyof ShareDraft, unknown>({
    email: email === "" ? "required" : isEmail(email) ? undefined : "not-an-email",
    permission: isPermission(permission) ? undefined : "unknown",
    notes: isLongerThan(notes, NOTES_MAX_LENGTH) ? "too-long" : undefined,
    password: proof.password === "" ? "no-password" : undefined,
  }) as ShareWrong;
  return Object.keys(wrong).length > 0 || !isPermission(permission)
    ? { ok: false, wrong }
    : { ok: true, value: { email, permission, notes: notes === "" ? null : notes, ...proof } };
}
