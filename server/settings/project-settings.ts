import { z } from "zod";
import { isLoopback } from "../http/client-address.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { CaptchaSetting } from "./captcha-settings.ts";

/** A Supabase project that stores the data and answers browsers itself; this process renders the pages. */
export interface Project {
  /** Its origin, without a closing slash. */
  readonly url: string;
  readonly publishableKey: string;
  readonly captcha: {
    readonly provider: Exclude<CaptchaSetting["provider"], "altcha">;
    readonly siteKey: string;
  };
}

export const projectSettings = {
  SUPABASE_URL: z
    .string()
    .refine(isOrigin, {
      error: "SUPABASE_URL must be an address such as https://PROJECT.supabase.co.",
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^[\w.-]{20,}$/, {
      error: "SUPABASE_PUBLISHABLE_KEY must be a key as the project shows it.",
    })
    .refine((key) => !isSecret(key), {
      error: "SUPABASE_PUBLISHABLE_KEY must be the publishable key: every page shows it.",
    })
    .optional(),
  // Used by commands that move an installation into a project; pages never contain it.
  SUPABASE_SECRET_KEY: z.string().optional(),
};

/** https, or http on this machine only. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.href !== `${url?.origin}/`) return false;
  const isHere = url.hostname === "localhost" || isLoopback(url.hostname.replace(/^\[|\]$/g, ""));
  return url.protocol === "https:" || (url.protocol === "http:" && isHere);
}

/** Accepts both formats of keys: `sb_secret_…`, and tokens with a role. */
function isSecret(key: string): boolean {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString("utf8");
  return key.startsWith("sb_secret_") || payload.includes('"service_role"');
}

interface ProjectEnvironment {
  readonly SUPABASE_URL?: string | undefined;
  readonly SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  readonly SUPABASE_SECRET_KEY?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly CAPTCHA_PROVIDER: CaptchaSetting["provider"];
  readonly CAPTCHA_SITE_KEY?: string | undefined;
}

/** @throws {OperatorError} when a part is missing, or contradicts the project */
export function readProject({
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SUPABASE_SECRET_KEY: secretKey,
  DATABASE_URL,
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
}: ProjectEnvironment): Project | undefined {
  const isToMoveInto = url && secretKey && DATABASE_URL;
  if (secretKey && !url)
    throw new OperatorError("SUPABASE_URL must be set beside SUPABASE_SECRET_KEY.");
  if (!publishableKey && (isToMoveInto || !url)) return undefined;
  if (!url) throw new OperatorError("SUPABASE_URL must be set beside SUPABASE_PUBLISHABLE_KEY.");
  if (!publishableKey)
    throw new OperatorError("SUPABASE_PUBLISHABLE_KEY must be set beside SUPABASE_URL.");
  if (DATABASE_URL) {
    throw new OperatorError(
      "SUPABASE_URL and DATABASE_URL exclude each other: the project has a database.",
    );
  }
  if (provider === "altcha" || !siteKey) {
    throw new OperatorError(
      "SUPABASE_URL needs CAPTCHA_PROVIDER 'turnstile' or 'hcaptcha' and its CAPTCHA_SITE_KEY: Supabase knows no other.",
    );
  }
  return { url, publishableKey, captcha: { provider, siteKey } };
}
