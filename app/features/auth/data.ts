import type { Backend } from "#app/client/database/backend.ts";
import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow } from "#app/client/errors/failure.ts";
import { HEALTH_CONSENT_VERSION } from "#domain/accounts/health-consent.ts";
import type { Registration } from "#domain/accounts/registration-draft.ts";
import type { SecondFactorCode } from "#domain/accounts/second-factor-code.ts";
import type { SignInDraft } from "#domain/accounts/sign-in-draft.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** Links in our mails that a press of a button confirms. */
export type ConfirmationType = "signup" | "email" | "email_change" | "recovery";

/** `half`: one of two addresses has confirmed, and the other must too. */
export type Confirmed = "signed-in" | "half-confirmed";

/** Ends whatever session is here first, so that no two people ever mix. */
export async function signIn(
  db: Db,
  { email, password, captchaToken }: SignInDraft,
): Promise<void> {
  await endSession(db);
  orThrow(await db.auth.signInWithPassword({ email, password, options: { captchaToken } }));
}

/** Where the link of a mail opens: the address of this page, which may be one of several that a home uses. */
export interface MailLink {
  readonly redirectTo: string;
}

/** Makes an account that waits for its address to be confirmed. An address that has one gets a mail that says so. */
export async function signUp(
  db: Db,
  { email, password, captchaToken, firstName, lastName }: Registration,
  { locale, redirectTo }: MailLink & { locale: Locale },
): Promise<void> {
  await endSession(db);
  orThrow(
    await db.auth.signUp({
      email,
      password,
      options: {
        captchaToken,
        emailRedirectTo: redirectTo,
        data: {
          first_name: firstName,
          last_name: lastName,
          locale,
          // No account is made without it: the form asks for it.
          health_consent: HEALTH_CONSENT_VERSION,
        },
      },
    }),
  );
}

/**
 * Spends the link and, unless another address must confirm as well, opens a session.
 * @param link with the password where this is not the browser that the link belongs to
 * @throws AppError when the link is used up, too old or broken, or needs the password, or another one.
 */
export async function confirmAddress(
  db: Db,
  link: { tokenHash: string; type: ConfirmationType; password?: string },
): Promise<Confirmed> {
  // The library sends what it is given; Supabase's own server does not look at the password.
  const proof = {
    token_hash: link.tokenHash,
    type: link.type,
    ...(link.password && { password: link.password }),
  };
  const { session } = orThrow(await db.auth.verifyOtp(proof));
  return session ? "signed-in" : "half-confirmed";
}

export async function resendConfirmation(
  db: Db,
  { email, captchaToken }: { email: string; captchaToken: string },
  { redirectTo }: MailLink,
): Promise<void> {
  const options = { captchaToken, emailRedirectTo: redirectTo };
  orThrow(await db.auth.resend({ type: "signup", email, options }));
}

/** Mails a link to the address if it has an account. The response is the same if it has none. */
export async function requestRecovery(
  db: Db,
  { email, captchaToken }: { email: string; captchaToken: string },
  { redirectTo }: MailLink,
): Promise<void> {
  orThrow(await db.auth.resetPasswordForEmail(email, { captchaToken, redirectTo }));
}

/**
 * Ends every other session of the account.
 * @param change without `current` where a mail opened this session less than an hour ago
 */
export async function changePassword(
  db: Db,
  { password, current }: { password: string; current?: string },
): Promise<void> {
  orThrow(
    await db.auth.updateUser({
      password,
      ...(current !== undefined && { current_password: current }),
    }),
  );
}

/** Whether new passwords are looked up among leaked ones here; Supabase's own servers do not say. */
export async function checksLeakedPasswords({
  url,
  publishableKey,
  fetch,
}: Backend): Promise<boolean> {
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } });
  if (!answer.ok) throw new AppError("unexpected");
  const settings = (await answer.json()) as { password_hibp_enabled?: unknown };
  return settings.password_hibp_enabled === true;
}

/** Mails both addresses; the account moves once both have confirmed. */
export async function requestEmailChange(
  db: Db,
  { email, current }: { email: string; current: string },
  { redirectTo }: MailLink,
): Promise<void> {
  const change = { email, current_password: current };
  orThrow(await db.auth.updateUser(change, { emailRedirectTo: redirectTo }));
}

/**
 * Raises a session that a password opened.
 * @throws AppError `mfa_verification_failed` in its cause for a code that is wrong, old or used
 */
export async function proveSecond(db: Db, { kind, code }: SecondFactorCode): Promise<void> {
  if (kind === "recovery") {
    orThrow(await db.auth.mfa.recoveryCodes.verify({ code }));
    return;
  }
  const { totp } = orThrow(await db.auth.mfa.listFactors());
  const factor = totp[0];
  if (!factor) throw new AppError("unexpected");
  orThrow(await db.auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

async function endSession(db: Db): Promise<void> {
  const { data } = await db.auth.getSession();
  // A server that refuses to end it does not matter here: the new session takes its place.
  if (data.session) await db.auth.signOut({ scope: "global" });
}
