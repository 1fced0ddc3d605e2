import {
  defaultLocale,
  isLanguage,
  isLocale,
  type Language,
  type Locale,
  regionOf,
} from "./locales.ts";

/**
 * The visitor's country: the stored one, otherwise told by the browser's language and region, never by
 * the network. What is no country code (two letters) counts as not stored.
 */
export function detectCountry(stored: string | null, browserLanguage: string): string {
  if (stored !== null && /^[A-Za-z]{2}$/.test(stored)) return stored.toUpperCase();
  return regionOf(spokenLocale(browserLanguage));
}

/** Where `/` leads: to the stored choice, otherwise to what the browser speaks. */
export function detectLocale(stored: string | null, browserLanguage: string): Locale {
  if (stored !== null && isLocale(stored)) return stored;
  return spokenLocale(browserLanguage);
}

/**
 * The first language an `Accept-Language` header names that is not refused by a weight of 0, as
 * `navigator.language` would give it; empty when it names none.
 */
export function preferredLanguage(acceptLanguage: string): string {
  const languages = acceptLanguage.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = languages
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .reduce((a, b) => (b.weight > a.weight ? b : a), { tag: "", weight: 0 });
  return best.tag;
}

/** The locale of language and region where it is one of ours, `us-es` for `es-US`; otherwise that of the language. */
function spokenLocale(browserLanguage: string): Locale {
  const [, language, region] = TAG.exec(browserLanguage.toLowerCase()) ?? [];
  const exact = `${region}-${language}`;
  return isLocale(exact) ? exact : defaultLocale(browserReads(browserLanguage));
}

/** A language, perhaps a script, a region. */
const TAG = /^([a-z]{2})(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/;

/** The language it starts with, where the product has it, otherwise English. */
function browserReads(browserLanguage: string): Language {
  const start = browserLanguage.slice(0, 2).toLowerCase();
  return isLanguage(start) ? start : "en";
}
