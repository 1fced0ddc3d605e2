import type { CaptchaAction, Deps } from "./deps.ts";

/** Seconds for Retry-After when a provider did not answer. */
const OUTAGE_RETRY_SECONDS = 10;

/** A refusal in the format of Supabase's functions: a code for the page, a sentence for developers. */
export function refuse(
  status: number,
  code: string,
  message: string,
  { retryAfter, ...more }: { retryAfter?: number } & Record<string, unknown> = {},
): Response {
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return Response.json({ code, message, ...more }, { status, headers });
}

/** @param seconds to wait, as `countAttempts` returns */
export function refuseTooMany(
  what: string,
  seconds: number,
  code = "over_request_rate_limit",
): Response {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return refuse(429, code, `Too many ${what}. Try again in ${wait}.`, {
    retryAfter: seconds,
  });
}

/** Refuses a session that has not passed the second factor of its account; undefined when it has. */
export async function refuseWithoutSecondFactor({ asCaller }: Deps): Promise<Response | undefined> {
  const [proof] = await asCaller<{ has_required_aal: boolean }>(
    "select private.has_required_aal()",
  );
  return proof?.has_required_aal
    ? undefined
    : refuse(403, "insufficient_aal", "A second factor is required");
}

/** Uses up a captcha's solution; returns the refusal when it is not valid. */
export async function refuseFailedCaptcha(
  deps: Deps,
  token: string,
  action: CaptchaAction,
): Promise<Response | undefined> {
  const proof = await deps.verifyCaptcha(token, action);
  if (proof === "solved") return undefined;
  return proof === "wrong"
    ? refuse(400, "captcha_failed", "captcha protection: request disallowed")
    : refuse(503, "captcha_failed", "captcha protection: the provider does not answer", {
        retryAfter: OUTAGE_RETRY_SECONDS,
      });
}
