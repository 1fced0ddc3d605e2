import { failureOf, isTransient } from "#app/client/errors/failure.ts";
import type { useText } from "#app/locale/text.tsx";
import { authErrorOf, isCaptchaUnavailable } from "./auth-error.ts";
import { type RefusalContext, refusalSentence } from "./refusal-words.ts";

/** What the server had against a form of an account, and the field to go back to, if it is one. */
export interface AccountError {
  field: "password" | "current" | null;
  message: string;
}

/**
 * Says a refusal of the account's server in the reader's words, and never in the server's.
 * @param failed the message of the action when nothing more is known than that it failed
 */
export function accountError(
  problem: unknown,
  t: ReturnType<typeof useText>,
  failed: string,
  tooMany: RefusalContext["tooMany"] = "accounts.tooMany",
): AccountError {
  if (isCaptchaUnavailable(problem)) return { field: null, message: t("ui.captcha.down") };
  const refusal = authErrorOf(problem);
  if (!refusal) {
    const failure = failureOf(problem);
    return { field: null, message: isTransient(failure) ? t(`ui.failure.${failure}`) : failed };
  }
  return {
    field: FIELD_BY_CODE[refusal.code] ?? null,
    message: refusalSentence(refusal, t, { failed, tooMany }),
  };
}

const FIELD_BY_CODE: Partial<Record<string, AccountError["field"]>> = {
  same_password: "password",
  weak_password: "password",
  invalid_credentials: "current",
  reauthentication_needed: "current",
};
