import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import type { useText } from "#app/locale/text.tsx";
import { authErrorOf, passwordWeaknessOf, retryAfterMinutes } from "./auth-error.ts";

/** What the server had against a new password or address, and the field to go back to, if it is one. */
export interface AccountError {
  field: "password" | "current" | null;
  message: string;
}

/**
 * Says a refusal of the account's server in the reader's words where they are known.
 * @param fallback the message of the action when nothing more is known than that it failed
 */
export function accountError(
  problem: unknown,
  t: ReturnType<typeof useText>,
  fallback: string,
): AccountError {
  const refusal = authErrorOf(problem);
  if (!refusal) {
    const failure = failureOf(problem);
    return { field: null, message: isTransient(failure) ? t(`ui.failure.${failure}`) : fallback };
  }
  const minutes = retryAfterMinutes(refusal);
  if (minutes > 0) return { field: null, message: t("accounts.tooMany", { count: minutes }) };
  const weakness = passwordWeaknessOf(refusal);
  if (weakness) return { field: "password", message: t(`accounts.rules.${weakness}`) };
  switch (refusal.code) {
    case "same_password":
      return { field: "password", message: t("accounts.rules.same") };
    case "weak_password":
      return { field: "password", message: refusal.message };
    case "invalid_credentials":
      return { field: "current", message: t("settings.currentWrong") };
    case "reauthentication_needed":
      return { field: "current", message: t("settings.currentRequired") };
    default:
      return { field: null, message: refusal.message };
  }
}
