import { createHash, randomBytes } from "node:crypto";

/** A browser, identified by a random HTTP-only cookie. It grants no access and only distinguishes this browser from others. */
export interface DeviceCookie {
  /** The digest; only this is stored. */
  readonly digest: string;
  /** The `Set-Cookie` header. */
  readonly setCookie: string;
}

/** Browsers keep no cookie for longer. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** The first name is refused by browsers where it does not come by https from this very host; plain http has the second. */
const COOKIE_NAMES = { secure: "__Host-trousse-device", plain: "trousse-device" };

/** The browser of a request; a new one where it sent no valid cookie. */
export function readDeviceCookie(headers: Headers, isSecure: boolean): DeviceCookie {
  const name = isSecure ? COOKIE_NAMES.secure : COOKIE_NAMES.plain;
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  const shown = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  const value = shown && /^[\w-]{43}$/.test(shown) ? shown : randomBytes(32).toString("base64url");
  const secure = isSecure ? "; Secure" : "";
  return {
    digest: createHash("sha256").update(value).digest("hex"),
    setCookie: `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  };
}
