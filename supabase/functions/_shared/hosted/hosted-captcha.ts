import type { Deps } from "../deps.ts";

const VERIFY_URL: Readonly<Record<string, string>> = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
};

/** Milliseconds that a request waits for the provider. */
const TIMEOUT_MS = 3000;

/** Both providers accept a token only once, so nothing is stored here. */
export function createVerifyCaptcha(provider: string, secret: string): Deps["verifyCaptcha"] {
  const url = VERIFY_URL[provider];
  if (!url) throw new Error("CAPTCHA_PROVIDER must be turnstile or hcaptcha.");
  return async (token, action) => {
    try {
      const answer = await fetch(url, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const said = (await answer.json()) as { success: boolean; action?: string };
      const isForThis = provider !== "turnstile" || said.action === action;
      return said.success && isForThis ? "solved" : "wrong";
    } catch {
      return "down";
    }
  };
}
