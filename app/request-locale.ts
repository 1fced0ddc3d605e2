import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { PREFERRED_LOCALE } from "./client/locale/visitor-locale.ts";

/** The locale a visitor chose on an earlier visit, as their browser sends it along; null when there is none. */
function chosenLocale(request: Request): Locale | null {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const value = cookies
    .find((cookie) => cookie.startsWith(`${PREFERRED_LOCALE}=`))
    ?.slice(PREFERRED_LOCALE.length + 1);
  return value !== undefined && isLocale(value) ? value : null;
}

/** The pages behind a link with a secret: who opens one has as a rule never chosen a language here. */
const SECRET_PATHS: ReadonlySet<string> = new Set(["/card", "/helper"]);

/** Where addresses without a locale lead. */
export function localeOfBarePath(request: Request): Locale | null {
  const chosen = chosenLocale(request);
  if (!SECRET_PATHS.has(new URL(request.url).pathname)) return chosen;
  return detectLocale(chosen, preferredLanguage(request.headers.get("accept-language") ?? ""));
}

/**
 * The address decides; where it names no locale, the earlier choice does. The bare address alone listens to what the
 * browser speaks, because it detects.
 */
export function localeOfRequest(request: Request): Locale {
  const { pathname } = new URL(request.url);
  const chosen = chosenLocale(request);
  if (pathname === "/") {
    return detectLocale(chosen, preferredLanguage(request.headers.get("accept-language") ?? ""));
  }
  return localeOfPath(pathname) ?? chosen ?? DEFAULT_LOCALE;
}
