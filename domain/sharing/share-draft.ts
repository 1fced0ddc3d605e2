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

export interface PermissionEntry {
  readonly permission: Permission;
  /** Of the person who gives it, where the permission requires it. */
  readonly password?: string;
}

export interface ShareEntry extends PermissionEntry {
  readonly email: string;
  /** Null for none. */
  readonly notes: string | null;
}

export type ShareWrong = {
  readonly email?: "required" | "not-an-email";
  readonly permission?: "unknown";
  readonly notes?: "too-long";
  readonly password?: "no-password";
};

/** In characters, as the database limits them. */
const NOTES_MAX_LENGTH = 500;

/** A right that is given, checked alike in the browser and by the functions that store it. */
export function checkPermission({
  permission,
  password,
}: Pick<ShareDraft, "permission" | "password">): Checked<
  PermissionEntry,
  Pick<ShareWrong, "permission" | "password">
> {
  if (!isPermission(permission)) return { ok: false, wrong: { permission: "unknown" } };
  if (!takesPassword(permission)) return { ok: true, value: { permission } };
  return password === ""
    ? { ok: false, wrong: { password: "no-password" } }
    : { ok: true, value: { permission, password } };
}

/** An invitation, checked alike in the browser and by the function that sends it. */
export function checkShare(draft: ShareDraft): Checked<ShareEntry, ShareWrong> {
  const email = normalizeEmail(draft.email);
  const notes = plainText(draft.notes).trim();
  const given = checkPermission(draft);
  const wrong = wrongOnly<keyof ShareDraft, unknown>({
    permission: given.ok ? undefined : given.wrong.permission,
    password: given.ok ? undefined : given.wrong.password,
    email: email === "" ? "required" : isEmail(email) ? undefined : "not-an-email",
    notes: isLongerThan(notes, NOTES_MAX_LENGTH) ? "too-long" : undefined,
  }) as ShareWrong;
  return Object.keys(wrong).length > 0 || !given.ok
    ? { ok: false, wrong }
    : { ok: true, value: { ...given.value, email, notes: notes === "" ? null : notes } };
}
