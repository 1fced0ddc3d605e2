import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { isEmail, normalizeEmail } from "./email.ts";
import { type PasswordRule, rulesToSay } from "./password.ts";

export interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** The box of its own: consent to keep health data. */
  readonly healthConsent: boolean;
  /** Proof that the captcha was solved; empty until it is. */
  readonly captchaToken: string;
}

export type RegistrationField = keyof RegistrationDraft;

/** What is wrong with each field. The password names all its broken rules: they are shown together. */
export interface RegistrationWrong {
  readonly firstName?: "required" | "too-long";
  readonly lastName?: "required" | "too-long";
  readonly email?: "required" | "not-an-email";
  readonly password?: readonly PasswordRule[];
  readonly confirmation?: "different";
  readonly healthConsent?: "required";
  readonly captchaToken?: "captcha-missing";
}

/** In the order of the form, for the focus. */
export const REGISTRATION_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmation",
  "healthConsent",
  "captchaToken",
] as const satisfies readonly RegistrationField[];

/** In characters, as the database limits the names of a profile. */
const NAME_MAX_LENGTH = 100;

export type Registration = Omit<RegistrationDraft, "confirmation" | "healthConsent">;

/** The password is sent as typed: its spaces are part of it. */
export function checkRegistration(
  draft: RegistrationDraft,
): Checked<Registration, RegistrationWrong> {
  const { password, confirmation, captchaToken } = draft;
  const firstName = draft.firstName.trim();
  const lastName = draft.lastName.trim();
  const email = normalizeEmail(draft.email);
  const broken = rulesToSay(password);
  const wrong = wrongOnly<RegistrationField, unknown>({
    firstName: wrongName(firstName),
    lastName: wrongName(lastName),
    email: email === "" ? "required" : isEmail(email) ? undefined : "not-an-email",
    password: broken.length > 0 ? broken : undefined,
    confirmation: confirmation === password ? undefined : "different",
    healthConsent: draft.healthConsent ? undefined : "required",
    captchaToken: captchaToken === "" ? "captcha-missing" : undefined,
  }) as RegistrationWrong;
  return Object.keys(wrong).length > 0
    ? { ok: false, wrong }
    : { ok: true, value: { firstName, lastName, email, password, captchaToken } };
}

function wrongName(name: string): "required" | "too-long" | undefined {
  if (name === "") return "required";
  return isLongerThan(name, NAME_MAX_LENGTH) ? "too-long" : undefined;
}
