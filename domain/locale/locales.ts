/** Every first segment of a localized path: where a person is, then what they read. */
export const LOCALES = [
  "fr-fr",
  "fr-en",
  "fr-es",
  "us-en",
  "us-fr",
  "us-es",
  "es-es",
  "es-en",
  "es-fr",
] as const;

export type Locale = (typeof LOCALES)[number];

export const LANGUAGES = ["fr", "en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "fr";
export const DEFAULT_LOCALE: Locale = "fr-fr";

/** A language as its own speakers call it, the same in every catalog. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: "Français",
  en: "English",
  es: "Español",
};

const LOCALE_BY_LANGUAGE: Readonly<Record<Language, Locale>> = {
  fr: "fr-fr",
  en: "us-en",
  es: "es-es",
};

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The interface language: `us-es` is read in Spanish. */
export function languageOf(locale: Locale): Language {
  return locale.slice(3) as Language;
}

/** What the selector shows: `fr-en` is FR. */
export function regionOf(locale: Locale): "FR" | "US" | "ES" {
  return locale.slice(0, 2).toUpperCase() as "FR" | "US" | "ES";
}

/** The same region in each language, its own first: what is offered while nobody knows the visitor's country. */
export function localesOfRegion(locale: Locale): Locale[] {
  return LOCALES.filter((other) => regionOf(other) === regionOf(locale));
}

/** A BCP 47 tag for dates and numbers: `us-es` writes Spanish as in the United States, `es-US`. */
export function languageTag(locale: Locale): string {
  return `${languageOf(locale)}-${regionOf(locale)}`;
}

export function defaultLocale(language: Language): Locale {
  return LOCALE_BY_LANGUAGE[language];
}
