import { createHash } from "node:crypto";
import { z } from "zod";
import type { Engine } from "../database/engine.ts";
import { type Captcha, CaptchaOutage } from "./captcha.ts";
import { isFirstUse } from "./used-challenge.ts";

/** Where a solved challenge is verified, and whether the answer names the action it was solved for. */
const PROVIDERS = {
  turnstile: {
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    returnsAction: true,
  },
  // Names no action outside of its paid plans; a token is still valid for one action only, the first.
  hcaptcha: { verifyUrl: "https://api.hcaptcha.com/siteverify", returnsAction: false },
} as const;

export type CaptchaProvider = keyof typeof PROVIDERS;

/** Milliseconds that a request waits for the provider. */
const TIMEOUT_MS = 3000;

/** Milliseconds for which the last known state of the provider, available or not, is reused. */
const STATUS_TTL_MS = 10_000;

/** Milliseconds for which used tokens are stored; both providers forget theirs after five minutes. */
const USED_TOKEN_TTL_MS = 600_000;

/** The format of both providers' tokens. Nothing else is passed on, so that no input can make the provider look unavailable. */
const TOKEN = /^[\w.-]{0,8192}$/;

const verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** Error codes about the provider or our settings, not about the token. */
const NOT_ABOUT_THE_TOKEN =
  /secret|sitekey|internal-error|bad-request|invalid-remoteip|not-using-dummy/;

export interface CaptchaProviderOptions {
  readonly engine: Engine;
  readonly provider: CaptchaProvider;
  /** Public: the page shows it to the provider's script. */
  readonly siteKey: string;
  readonly secretKey: string;
  /** For tests only. No request and no setting reaches it. */
  readonly verifyUrl?: string;
  readonly timeoutMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Turnstile or hCaptcha. The page gets the provider's name and the site key for its challenge. */
export function createCaptchaProvider({
  engine,
  provider,
  siteKey,
  secretKey,
  verifyUrl = PROVIDERS[provider].verifyUrl,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: CaptchaProviderOptions): Captcha {
  let seen: { readonly isThere: boolean; readonly at: number } | undefined;

  async function requestVerdict(token: string): Promise<z.infer<typeof verdict>> {
    try {
      const answer = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: token, sitekey: siteKey }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Turnstile also answers with a reason in a 400, and an error page of a proxy is not a verdict.
      const read = verdict.parse(await answer.json());
      const failing = read["error-codes"].find((code) => NOT_ABOUT_THE_TOKEN.test(code));
      if (answer.status >= 500 || failing) throw new Error("The captcha provider gave no verdict.");
      seen = { isThere: true, at: now() };
      return read;
    } catch (cause) {
      seen = { isThere: false, at: now() };
      throw new CaptchaOutage(cause);
    }
  }

  return {
    challenge: async () => ({ provider, siteKey }),

    async verify(token, action) {
      if (!TOKEN.test(token)) return false;
      const known = seen && now() - seen.at < STATUS_TTL_MS ? seen : undefined;
      if (known && !known.isThere) throw new CaptchaOutage();
      // While the provider is down nobody has a token, so its state is found out by calling it.
      if (token === "" && known) return false;
      const { success, action: named } = await requestVerdict(token);
      if (!success || token === "") return false;
      if (PROVIDERS[provider].returnsAction && named !== action) return false;
      const digest = createHash("sha256").update(token).digest("hex");
      return isFirstUse(engine, digest, now() + USED_TOKEN_TTL_MS, now());
    },
  };
}
