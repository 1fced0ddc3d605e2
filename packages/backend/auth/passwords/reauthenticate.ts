import type { Account } from "../accounts/account.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthFailure, invalidCredentials } from "../auth-failure.ts";
import { requireAttempt } from "../limits/require-attempt.ts";

/**
 * Asks for the password again before an action that a session alone does not permit, because the device of a session may be
 * lost or stolen. Wrong passwords are counted.
 *
 * @throws {AuthFailure} `reauthentication_needed`, `invalid_credentials`, `over_request_rate_limit`
 */
export async function reauthenticate(
  { passwords, rateLimiter }: AuthContext,
  account: Account,
  current: string | null | undefined,
): Promise<void> {
  if (!current) {
    throw new AuthFailure(
      400,
      "reauthentication_needed",
      "This change requires the current password",
    );
  }
  const attempt = [{ rate: "reauthentication", who: account.id }] as const;
  await requireAttempt(rateLimiter, "password", attempt);
  if (!(await passwords.matches(current, account.password))) throw invalidCredentials();
  await rateLimiter.undo(attempt);
}
