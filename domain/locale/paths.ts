import { DEFAULT_LOCALE, defaultLocale, isLanguage, isLocale, type Locale } from "./locales.ts";

/** The parts of an address that a change of locale keeps; `search` with its `?`, `hash` with its `#`. */
export interface UrlParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What to do with an address: detect the visitor's locale, serve it as it is, or go elsewhere. */
export type LocaleRoute =
  | { readonly kind: "detect" }
  | { readonly kind: "serve" }
  | { readonly kind: "redirect"; readonly to: string };

/** First segments that have no locale in front: their language is the stored one. */
const UNPREFIXED: readonly string[] = ["auth", "admin", "recommended-pharmacies"];

/**
 * Where an address leads. Leading `/null` segments go first (a locale once was missing); `/` detects;
 * `/fr/…` is an alias of `/fr-fr/…`, and `/en-us/…` of `/us-en/…`; what names no locale goes to the same path under the
 * visitor's chosen locale, `fr-fr` when there is none. A redirect always starts with a single slash: an address
 * such as `/null//example.org` cannot lead out of the site.
 */
export function resolveLocaleRoute(
  { pathname, search, hash }: UrlParts,
  chosen: Locale | null,
): LocaleRoute {
  const segments = pathname.replace(/^\/+/, "").split("/");
  const kept = segments.slice(firstRealSegment(segments));
  const [first = "", ...rest] = kept;
  const redirect = (...to: string[]): LocaleRoute => ({
    kind: "redirect",
    to: `/${to.join("/")}${search}${hash}`,
  });

  const isCut = kept.length < segments.length;
  if (first === "") return isCut ? redirect("") : { kind: "detect" };
  if (isLocale(first) || UNPREFIXED.includes(first)) {
    return isCut || pathname.startsWith("//") ? redirect(...kept) : { kind: "serve" };
  }
  const lowerCase = first.toLowerCase();
  if (isLocale(lowerCase)) return redirect(lowerCase, ...rest);
  if (isLanguage(lowerCase)) return redirect(defaultLocale(lowerCase), ...rest);
  if (LOOKS_LIKE_LOCALE.test(lowerCase)) {
    return redirect(nearestLocale(lowerCase) ?? chosen ?? DEFAULT_LOCALE, ...rest);
  }
  return redirect(chosen ?? DEFAULT_LOCALE, ...kept);
}

const LOOKS_LIKE_LOCALE = /^[a-z]{2}-[a-z]{2}$/;

/** Ours are written country first, and others language first: `en-us` is `us-en`, `es-mx` is Spanish, `de-de` is none. */
function nearestLocale(segment: string): Locale | null {
  const [first = "", second = ""] = segment.split("-");
  const turned = `${second}-${first}`;
  if (isLocale(turned)) return turned;
  const language = [first, second].find(isLanguage);
  return language === undefined ? null : defaultLocale(language);
}

/** The locale an address is read in, null when it names none. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split("/")[1] ?? "";
  return isLocale(first) ? first : null;
}

/** A page of the site under a locale: `localePath("us-en", "/login")` is `/us-en/login`. */
export function localePath(locale: Locale, path: `/${string}`): string {
  return `/${locale}${path}`;
}

/** The same page, query and hash under another locale; unprefixed pages stay where they are. */
export function switchLocale(place: UrlParts, to: Locale): string {
  const { pathname, search, hash } = place;
  const first = pathname.split("/")[1] ?? "";
  if (isLocale(first) || isLanguage(first)) {
    return `/${to}${pathname.slice(first.length + 1)}${search}${hash}`;
  }
  const step = resolveLocaleRoute(place, to);
  if (step.kind === "detect") return `/${to}/${search}${hash}`;
  return step.kind === "serve" ? `${pathname}${search}${hash}` : step.to;
}

/** The first segment that is not `null`, past any empty ones that such a cut would lay bare. */
function firstRealSegment(segments: readonly string[]): number {
  if (segments[0] !== "null") return 0;
  const real = segments.findIndex((segment) => segment !== "null" && segment !== "");
  return real === -1 ? segments.length : real;
}
