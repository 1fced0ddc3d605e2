import { failureOf, isPassing } from "../../client/failure.ts";
import type { useText } from "../../locale/text.tsx";
import { minutesToWait, refusalOf, weaknessOf } from "./refusal.ts";

/** What the server had against a new password or address, and the field to go back to, if it is one. */
export interface AccountRefusal {
  field: "password" | "current" | null;
  message: string;
}

/**
 * Says a refusal of the account's server in the reader's words where they are known.
 * @param fallback what the deed says when there is nothing to say but that it failed
 */
export function accountRefusal(
  problem: unknown,
  t: ReturnType<typeof useText>,
  fallback: string,
): AccountRefusal {
  const refusal = refusalOf(problem);
  if (!refusal) {
    const failure = failureOf(problem);
    return { field: null, message: isPassing(failure) ? t(`ui.failure.${failure}`) : fallback };
  }
  const minutes = minutesToWait(refusal);
  if (minutes > 0) return { field: null, message: t("accounts.tooMany", { count: minutes }) };
  const weakness = weaknessOf(refusal);
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
