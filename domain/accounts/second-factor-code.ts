/** What somebody gives besides their password. */
export type SecondFactorCode =
  | { readonly kind: "authenticator"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** Six digits, as RFC 6238 has them and every authenticator app shows them. */
const AUTHENTICATOR_CODE = /^\d{6}$/;

/** Small letters and digits, without those that a hand mixes up; sixteen on papers of before, and of Supabase. */
const RECOVERY_CODE = /^(?:[2-9a-z]{16}|[2-9a-z]{24})$/;

/**
 * A typed code without the blanks and hyphens that apps and paper group it with, in any case.
 * @returns null when it can be no code of that kind
 */
export function readSecondFactorCode(
  kind: SecondFactorCode["kind"],
  typed: string,
): SecondFactorCode | null {
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  const pattern = kind === "authenticator" ? AUTHENTICATOR_CODE : RECOVERY_CODE;
  return pattern.test(code) ? { kind, code } : null;
}

/** A recovery code in groups of four, as people copy it. */
export function groupRecoveryCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}
