import { z } from "zod";
import { Refusal } from "./refusal.ts";
import type { Foreign } from "./security-headers.ts";

/** ALTCHA runs on this machine alone and needs no key. */
export type CaptchaSetting =
  | { readonly provider: "altcha" }
  | {
      readonly provider: "turnstile" | "hcaptcha";
      /** Public: the page carries it. */
      readonly siteKey: string;
      readonly secretKey: string;
    };

const key = (name: string) =>
  z.string().regex(/^[\w-]{1,200}$/, { error: `${name} must be a key as its provider shows it.` });

export const captchaSettings = {
  CAPTCHA_PROVIDER: z
    .enum(["altcha", "turnstile", "hcaptcha"], {
      error: "CAPTCHA_PROVIDER must be 'altcha', 'turnstile' or 'hcaptcha'.",
    })
    .default("altcha"),
  CAPTCHA_SITE_KEY: key("CAPTCHA_SITE_KEY").optional(),
  CAPTCHA_SECRET: key("CAPTCHA_SECRET").optional(),
};

const parts = z.object(captchaSettings);

/** @throws {Refusal} when a provider was chosen and one of its keys is missing, or a key is there and no provider */
export function readCaptcha({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secretKey,
}: z.infer<typeof parts>): CaptchaSetting {
  if (provider === "altcha") {
    const alone = siteKey ? "CAPTCHA_SITE_KEY" : secretKey ? "CAPTCHA_SECRET" : undefined;
    if (alone === undefined) return { provider };
    throw new Refusal(`CAPTCHA_PROVIDER must be 'turnstile' or 'hcaptcha' beside ${alone}.`);
  }
  if (!siteKey) throw new Refusal(`CAPTCHA_SITE_KEY must be set for ${provider}.`);
  if (!secretKey) throw new Refusal(`CAPTCHA_SECRET must be set for ${provider}.`);
  return { provider, siteKey, secretKey };
}

const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** What its provider's documentation asks of a page's policy, besides the nonce on its script. */
const FOREIGN: Readonly<Record<CaptchaSetting["provider"], Foreign>> = {
  altcha: {},
  turnstile: { frames: ["https://challenges.cloudflare.com"] },
  hcaptcha: { frames: HCAPTCHA, styles: HCAPTCHA, connections: HCAPTCHA },
};

export const foreignOf = ({ provider }: CaptchaSetting): Foreign => FOREIGN[provider];
