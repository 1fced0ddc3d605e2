import { detectCountry, detectLocale } from "#domain/locale/detection.ts";
import { type Locale, languageOf } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";

/** Also the name of the cookie that the server reads. */
export const PREFERRED_LOCALE = "preferred-locale";
const COUNTRY_KEY = "user-country";
const CHOICE_MADE_KEY = "user-choice-made";
const LANGUAGE_KEY = "trousse-language";

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Two letters; detected once and then stored, without a network request. */
export function visitorCountry(): string {
  const stored = read(COUNTRY_KEY);
  const country = detectCountry(stored, navigator.language);
  if (country !== stored) write(COUNTRY_KEY, country);
  return country;
}

/** Stores a chosen country: the language of a browser does not prove where its user lives. */
export function rememberCountry(country: string): void {
  write(COUNTRY_KEY, country);
  for (const listener of countryListeners) listener();
}

const countryListeners = new Set<() => void>();

/** Calls back whenever a country is chosen on this page; what is returned ends that. */
export function onCountryChosen(listener: () => void): () => void {
  countryListeners.add(listener);
  return () => countryListeners.delete(listener);
}

/** Where `/` leads this visitor. */
export function visitorLocale(): Locale {
  return detectLocale(read(PREFERRED_LOCALE), navigator.language);
}

/** The locale that a page belongs to; the visitor's own for one that names none. */
export function localeOfPage(pathname: string): Locale {
  return localeOfPath(pathname) ?? visitorLocale();
}

/** Stores a chosen language for the next visit; the caller then opens the page in that language. */
export function rememberLocale(locale: Locale): void {
  write(PREFERRED_LOCALE, locale);
  write(CHOICE_MADE_KEY, "true");
  if (!write(LANGUAGE_KEY, languageOf(locale))) {
    console.warn("This browser does not let us keep the language: it holds for this page.");
  }
  setLocaleCookie(locale);
}

/**
 * The server redirects addresses without a locale, and cannot see the browser's storage. Not `cookieStore`, which
 * exists under https alone: a family's own machine may serve plain http.
 */
function setLocaleCookie(locale: Locale): void {
  try {
    document.cookie = `${PREFERRED_LOCALE}=${locale}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`;
  } catch {
    // A browser without cookies: the choice holds in links, not in bare addresses.
  }
}

/** A browser may refuse its storage; then the language is detected again at the next visit. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
