import type { Attempt, Rates } from "../gates/rates.ts";
import { AuthFailure } from "./failure.ts";

/** What there were too many of, as the sentence names it. */
const DEEDS = {
  "sign-in": { code: "over_request_rate_limit", name: "sign in attempts" },
  "sign-up": { code: "over_request_rate_limit", name: "sign up attempts" },
  mail: { code: "over_email_send_rate_limit", name: "emails" },
  code: { code: "over_request_rate_limit", name: "codes" },
  password: { code: "over_request_rate_limit", name: "password attempts" },
  request: { code: "over_request_rate_limit", name: "requests" },
} as const;

/** For a mail to this address that is not about a new password. */
export const confirmationTo = (who: string): Attempt[] => [
  { rate: "mail-to", who },
  { rate: "confirmation-to", who },
];

/**
 * Counts an attempt, and refuses it when there were too many.
 * @throws {AuthFailure} 429 with the minutes to wait, rounded up
 */
export async function takeTurn(
  rates: Rates,
  deed: keyof typeof DEEDS,
  attempts: readonly Attempt[],
): Promise<void> {
  const seconds = await rates.attempt(attempts);
  if (seconds === 0) return;
  const { code, name } = DEEDS[deed];
  const minutes = Math.ceil(seconds / 60);
  throw new AuthFailure(429, code, `Too many ${name}. Try again in ${minutes} minutes.`, {
    retryAfter: seconds,
  });
}
