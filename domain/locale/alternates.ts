import {
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  defaultLocale,
  LANGUAGES,
  type Language,
  type Locale,
  languageTag,
} from "./locales.ts";

export interface Alternate {
  /** Value of `hreflang`. */
  readonly hreflang: string;
  readonly locale: Locale;
}

/**
 * The locale under which search engines keep a page: nine addresses hold three texts, so each language has one, and
 * a page that nobody wrote in the reader's language is the French one wherever it is read.
 * @param written the languages its text exists in
 */
export function canonicalLocale(
  language: Language,
  written: readonly Language[] = LANGUAGES,
): Locale {
  return defaultLocale(written.includes(language) ? language : DEFAULT_LANGUAGE);
}

/** The alternate language links of a public page (first specification, section 9). */
export function alternatesOf(written: readonly Language[] = LANGUAGES): Alternate[] {
  const locales = written.map(defaultLocale);
  return [
    ...locales.map((locale) => ({ hreflang: languageTag(locale), locale })),
    { hreflang: "x-default", locale: DEFAULT_LOCALE },
  ];
}
