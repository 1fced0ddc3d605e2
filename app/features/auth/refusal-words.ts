import type { useText } from "#app/locale/text.tsx";
import {
  type AuthError,
  isCaptchaError,
  passwordWeaknessOf,
  retryAfterMinutes,
} from "./auth-error.ts";

/** Every code that our server or Supabase's own may refuse with: the word of the catalog that says so, or null where what was tried did not work for a reason that its person can do nothing about. */
const WORD_BY_CODE = {
  user_banned: "accounts.refused.banned",
  invalid_credentials: "accounts.refused.password",
  email_not_confirmed: "accounts.login.unconfirmed",
  captcha_failed: "accounts.login.captchaRefused",
  same_password: "accounts.rules.same",
  weak_password: "accounts.refused.weak",
  email_exists: "accounts.confirm.change.taken",
  user_already_exists: "accounts.confirm.change.taken",
  email_address_invalid: "accounts.refused.address",
  email_address_not_authorized: "accounts.refused.address",
  otp_expired: "accounts.confirm.expired",
  bad_code_verifier: "accounts.confirm.expired",
  flow_state_expired: "accounts.confirm.expired",
  flow_state_not_found: "accounts.confirm.expired",
  invite_not_found: "accounts.confirm.expired",
  over_request_rate_limit: "accounts.refused.tooOften",
  over_email_send_rate_limit: "accounts.refused.tooOften",
  over_sms_send_rate_limit: "accounts.refused.tooOften",
  mfa_recovery_codes_locked: "accounts.refused.tooOften",
  mfa_verification_failed: "accounts.secondStep.wrong",
  mfa_verification_rejected: "accounts.secondStep.wrong",
  mfa_challenge_expired: "accounts.secondStep.failed",
  webauthn_challenge_expired: "accounts.secondStep.failed",
  mfa_ip_address_mismatch: "accounts.secondStep.failed",
  insufficient_aal: "accounts.refused.secondStep",
  reauthentication_needed: "accounts.refused.passwordNeeded",
  reauthentication_not_valid: "accounts.refused.passwordNeeded",
  reauth_nonce_missing: "accounts.refused.passwordNeeded",
  bad_json: "accounts.refused.values",
  validation_failed: "accounts.refused.values",
  redirect_not_allowed: "accounts.refused.origin",
  no_room: "ui.failure.no-room",
  request_timeout: "ui.failure.busy",
  hook_timeout: "ui.failure.busy",
  hook_timeout_after_retry: "ui.failure.busy",
  bad_jwt: "ui.failure.signed-out",
  no_authorization: "ui.failure.signed-out",
  refresh_token_already_used: "ui.failure.signed-out",
  refresh_token_not_found: "ui.failure.signed-out",
  session_expired: "ui.failure.signed-out",
  session_not_found: "ui.failure.signed-out",
  user_not_found: "ui.failure.signed-out",
  not_admin: "ui.failure.forbidden",
  // What an installation has not switched on, or Trousse does not do.
  anonymous_provider_disabled: "accounts.refused.closed",
  email_provider_disabled: "accounts.refused.closed",
  feature_disabled: "accounts.refused.closed",
  manual_linking_disabled: "accounts.refused.closed",
  mfa_phone_enroll_not_enabled: "accounts.refused.closed",
  mfa_phone_verify_not_enabled: "accounts.refused.closed",
  mfa_recovery_codes_enroll_not_enabled: "accounts.refused.closed",
  mfa_recovery_codes_verify_not_enabled: "accounts.refused.closed",
  mfa_totp_enroll_not_enabled: "accounts.refused.closed",
  mfa_totp_verify_not_enabled: "accounts.refused.closed",
  mfa_webauthn_enroll_not_enabled: "accounts.refused.closed",
  mfa_webauthn_verify_not_enabled: "accounts.refused.closed",
  oauth_provider_not_supported: "accounts.refused.closed",
  otp_disabled: "accounts.refused.closed",
  passkey_disabled: "accounts.refused.closed",
  phone_provider_disabled: "accounts.refused.closed",
  provider_disabled: "accounts.refused.closed",
  saml_provider_disabled: "accounts.refused.closed",
  signup_disabled: "accounts.refused.closed",
  user_sso_managed: "accounts.refused.closed",
  web3_provider_disabled: "accounts.refused.closed",
  bad_oauth_callback: null,
  bad_oauth_state: null,
  conflict: null,
  email_conflict_identity_not_deletable: null,
  hook_payload_invalid_content_type: null,
  hook_payload_over_size_limit: null,
  identity_already_exists: null,
  identity_not_found: null,
  mfa_factor_name_conflict: null,
  mfa_factor_not_found: null,
  mfa_recovery_codes_sole_factor: null,
  mfa_verified_factor_exists: null,
  not_found: null,
  phone_exists: null,
  phone_not_confirmed: null,
  provider_email_needs_verification: null,
  saml_assertion_no_email: null,
  saml_assertion_no_user_id: null,
  saml_entity_id_mismatch: null,
  saml_idp_already_exists: null,
  saml_idp_not_found: null,
  saml_metadata_fetch_failed: null,
  saml_relay_state_expired: null,
  saml_relay_state_not_found: null,
  single_identity_not_deletable: null,
  sms_send_failed: null,
  sso_domain_already_exists: null,
  sso_provider_not_found: null,
  too_many_enrolled_mfa_factors: null,
  unexpected_audience: null,
  unexpected_failure: null,
} as const;

type KnownCode = keyof typeof WORD_BY_CODE;

/** Nothing that a server says is shown: its words are English. */
export function refusalSentence(
  refusal: AuthError,
  t: ReturnType<typeof useText>,
  { failed, tooMany }: RefusalContext,
): string {
  const minutes = retryAfterMinutes(refusal);
  if (minutes > 0) return t(tooMany, { count: minutes });
  if (isCaptchaError(refusal)) return t(WORD_BY_CODE.captcha_failed);
  const weakness = passwordWeaknessOf(refusal);
  if (weakness) return t(`accounts.rules.${weakness}`);
  const word = isKnown(refusal.code) ? WORD_BY_CODE[refusal.code] : null;
  return word === null ? failed : t(word, { origin: globalThis.location?.origin ?? "" });
}

/** What a refusal without more to say is called, and one that came too often. */
export interface RefusalContext {
  readonly failed: string;
  readonly tooMany: "accounts.tooMany" | "accounts.login.tooMany" | "accounts.register.tooMany";
}

export function isKnown(code: string): code is KnownCode {
  return Object.hasOwn(WORD_BY_CODE, code);
}
