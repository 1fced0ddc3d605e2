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

/** What the browser says it speaks; null of a program that says nothing, or that anything will do. */
function spokenLocale(request: Request): Locale | null {
  const language = preferredLanguage(request.headers.get("accept-language") ?? "");
  return /^[a-z]/i.test(language) ? detectLocale(null, language) : null;
}

/** Where addresses without a locale lead; null where nothing is known of the visitor. */
export function localeOfBarePath(request: Request): Locale | null {
  return chosenLocale(request) ?? spokenLocale(request);
}

/** The address decides; where it names no locale, the earlier choice does, then what the browser speaks. */
export function localeOfRequest(request: Request): Locale {
  const { pathname } = new URL(request.url);
  // The bare address detects, and says so in English to who names no language of ours.
  const unknown = pathname === "/" ? detectLocale(null, "") : DEFAULT_LOCALE;
  return localeOfPath(pathname) ?? localeOfBarePath(request) ?? unknown;
}
