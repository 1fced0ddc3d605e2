import { AuthFailure } from "../auth-failure.ts";
import type { Attempt, RateLimiter } from "./rate-limiter.ts";

/** The kind of attempts, as the error message names it. */
const LIMITED_ACTIONS = {
  "sign-in": { code: "over_request_rate_limit", name: "sign in attempts" },
  "sign-up": { code: "over_request_rate_limit", name: "sign up attempts" },
  mail: { code: "over_email_send_rate_limit", name: "emails" },
  code: { code: "over_request_rate_limit", name: "codes" },
  password: { code: "over_request_rate_limit", name: "password attempts" },
  request: { code: "over_request_rate_limit", name: "requests" },
} as const;

/**
 * Whether a mail may be sent. Above the limit the request is not refused, because strangers could have used it up, and the
 * links of the last hour still work in that mailbox.
 */
export async function maySendMail(
  rateLimiter: RateLimiter,
  attempts: readonly Attempt[],
): Promise<boolean> {
  return (await rateLimiter.attempt(attempts)) === 0;
}

/** For a mail to this address other than a password recovery. */
export const confirmationAttempts = (who: string): Attempt[] => [
  { rate: "mail-to", who },
  { rate: "confirmation-to", who },
];

/** The limits of a sign-in from a browser that has not opened the account before. */
export const signInAttempts = (
  who: string,
  { network }: { readonly network: string },
): Attempt[] => [
  { rate: "sign-in", who: `${who} ${network}` },
  { rate: "sign-in-anywhere", who },
  { rate: "unproved-sign-in", who: `${who} ${network}` },
];

/**
 * Counts an attempt, and refuses it above the limit.
 * @throws {AuthFailure} 429 with the minutes to wait, rounded up
 */
export async function requireAttempt(
  rateLimiter: RateLimiter,
  action: keyof typeof LIMITED_ACTIONS,
  attempts: readonly Attempt[],
): Promise<void> {
  const seconds = await rateLimiter.attempt(attempts);
  if (seconds === 0) return;
  const { code, name } = LIMITED_ACTIONS[action];
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  throw new AuthFailure(429, code, `Too many ${name}. Try again in ${wait}.`, {
    retryAfter: seconds,
  });
}
