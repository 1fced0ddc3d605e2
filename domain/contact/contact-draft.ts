import { isEmail, normalizeEmail } from "../accounts/email.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { plainLine, plainText } from "../plain-text.ts";

export interface ContactDraft {
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Proof that the captcha was solved; empty until it is. */
  readonly captchaToken: string;
}

export type ContactField = keyof ContactDraft;

/** In the order of the form, for the focus. */
export const CONTACT_FIELDS = [
  "fullName",
  "email",
  "subject",
  "message",
  "captchaToken",
] as const satisfies readonly ContactField[];

export interface ContactWrong {
  readonly fullName?: "required" | "too-long";
  readonly email?: "required" | "not-an-email";
  readonly subject?: "required" | "too-long";
  readonly message?: "required" | "too-long";
  readonly captchaToken?: "captcha-missing";
}

/** In characters, as the database limits them. */
export const CONTACT_MAX_LENGTH = { fullName: 100, subject: 150, message: 5000 } as const;

/** A message to the operator of the site, checked alike in the browser and by the server. */
export function checkContact(draft: ContactDraft): Checked<ContactDraft, ContactWrong> {
  const { captchaToken } = draft;
  // These two stand in the headers of a mail: nothing in them may begin another line.
  const fullName = plainLine(draft.fullName);
  const email = normalizeEmail(draft.email);
  const subject = plainLine(draft.subject);
  const message = plainText(draft.message).trim();
  const wrong = wrongOnly<ContactField, unknown>({
    fullName: wrongText(fullName, CONTACT_MAX_LENGTH.fullName),
    email: email === "" ? "required" : isEmail(email) ? undefined : "not-an-email",
    subject: wrongText(subject, CONTACT_MAX_LENGTH.subject),
    message: wrongText(message, CONTACT_MAX_LENGTH.message),
    captchaToken: captchaToken === "" ? "captcha-missing" : undefined,
  }) as ContactWrong;
  return Object.keys(wrong).length > 0
    ? { ok: false, wrong }
    : { ok: true, value: { fullName, email, subject, message, captchaToken } };
}

function wrongText(text: string, maximum: number): "required" | "too-long" | undefined {
  if (text === "") return "required";
  return isLongerThan(text, maximum) ? "too-long" : undefined;
}
