import { isEmail, normalizeEmail } from "../accounts/email.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { isPermission, type Permission } from "./permission.ts";

/** What the share dialog holds, as typed. */
export interface ShareDraft {
  readonly email: string;
  readonly permission: string;
  readonly notes: string;
}

export interface ShareEntry {
  readonly email: string;
  readonly permission: Permission;
  /** Null for none. */
  readonly notes: string | null;
}

export type ShareField = keyof ShareDraft;

/** In the order of the form, for the focus. */
export const SHARE_FIELDS = ["email", "permission", "notes"] as const satisfies ShareField[];

export type ShareWrong = {
  readonly email?: "required" | "not-an-email";
  readonly permission?: "unknown";
  readonly notes?: "too-long";
};

/** In characters, as the database limits them. */
export const SHARE_NOTES_MAX_LENGTH = 500;

/** An invitation, checked alike in the browser and by the function that sends it. */
export function checkShare(draft: ShareDraft): Checked<ShareEntry, ShareWrong> {
  const email = normalizeEmail(draft.email);
  const notes = draft.notes.trim();
  const { permission } = draft;
  const wrong = wrongOnly<ShareField, unknown>({
    email: email === "" ? "required" : isEmail(email) ? undefined : "not-an-email",
    permission: isPermission(permission) ? undefined : "unknown",
    notes: isLongerThan(notes, SHARE_NOTES_MAX_LENGTH) ? "too-long" : undefined,
  }) as ShareWrong;
  return Object.keys(wrong).length > 0 || !isPermission(permission)
    ? { ok: false, wrong }
    : { ok: true, value: { email, permission, notes: notes === "" ? null : notes } };
}
