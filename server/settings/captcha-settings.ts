import { z } from "zod";
import type { CspSources } from "../http/security-headers.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** ALTCHA runs on this machine and needs no key. */
export type CaptchaSetting =
  | { readonly provider: "altcha" }
  | {
      readonly provider: "turnstile" | "hcaptcha";
      /** Public: the page carries it. */
      readonly siteKey: string;
      readonly secretKey: string;
    };

const keySetting = (name: string) =>
  z.string().regex(/^[\w-]{1,200}$/, { error: `${name} must be a key as its provider shows it.` });

export const captchaSettings = {
  CAPTCHA_PROVIDER: z
    .enum(["altcha", "turnstile", "hcaptcha"], {
      error: "CAPTCHA_PROVIDER must be 'altcha', 'turnstile' or 'hcaptcha'.",
    })
    .default("altcha"),
  CAPTCHA_SITE_KEY: keySetting("CAPTCHA_SITE_KEY").optional(),
  CAPTCHA_SECRET: keySetting("CAPTCHA_SECRET").optional(),
};

const captchaSchema = z.object(captchaSettings);

/** @throws {OperatorError} when a provider was chosen and one of its keys is missing, or a key is set without a provider */
export function readCaptcha({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secretKey,
}: z.infer<typeof captchaSchema>): CaptchaSetting {
  if (provider === "altcha") {
    const alone = siteKey ? "CAPTCHA_SITE_KEY" : secretKey ? "CAPTCHA_SECRET" : undefined;
    if (alone === undefined) return { provider };
    throw new OperatorError(`CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside ${alone}.`);
  }
  if (!siteKey) throw new OperatorError(`CAPTCHA_SITE_KEY must be set for ${provider}.`);
  if (!secretKey) throw new OperatorError(`CAPTCHA_SECRET must be set for ${provider}.`);
  return { provider, siteKey, secretKey };
}

const TURNSTILE_ORIGINS = ["https://challenges.cloudflare.com"];
const HCAPTCHA_ORIGINS = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** The sources that the provider's documentation requires in a page's policy. */
const CSP_SOURCES: Readonly<Record<CaptchaSetting["provider"], CspSources>> = {
  altcha: {},
  turnstile: { scripts: TURNSTILE_ORIGINS, frames: TURNSTILE_ORIGINS },
  hcaptcha: {
    scripts: HCAPTCHA_ORIGINS,
    frames: HCAPTCHA_ORIGINS,
    styles: HCAPTCHA_ORIGINS,
    connections: HCAPTCHA_ORIGINS,
  },
};

export const captchaCspSources = ({ provider }: CaptchaSetting): CspSources =>
  CSP_SOURCES[provider];
