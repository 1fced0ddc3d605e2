import { LANGUAGE_LIST, LOCALE_LIST } from "./languages.ts";

export type Locale = (typeof LOCALE_LIST)[number];
export type Language = keyof typeof LANGUAGE_LIST;
/** The country of a locale. */
export type Region = Uppercase<Locale extends `${infer Code}-${string}` ? Code : never>;

export const LOCALES: readonly Locale[] = LOCALE_LIST;
export const LANGUAGES = Object.keys(LANGUAGE_LIST) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = "fr";
export const DEFAULT_LOCALE: Locale = "fr-fr";

/** The languages for which contents and reference data have columns and names. */
export const CONTENT_LANGUAGES = ["fr", "en", "es"] as const satisfies readonly Language[];
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** A language as its own speakers call it, the same in every catalog. */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_LIST[language].name]),
) as Readonly<Record<Language, string>>;

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
export function regionOf(locale: Locale): Region {
  return locale.slice(0, 2).toUpperCase() as Region;
}

/** The region of a locale that no language leads to, and that somebody chose; null where the language alone does. */
export function chosenRegion(locale: Locale): Region | null {
  const region = regionOf(locale);
  return region === regionOf(defaultLocale(languageOf(locale))) ? null : region;
}

/** The same region in each language, its own first: what is offered while nobody knows the visitor's country. */
export function localesOfRegion(locale: Locale): Locale[] {
  return LOCALES.filter((other) => regionOf(other) === regionOf(locale));
}

/** A BCP 47 tag for dates and numbers: `us-es` writes Spanish as in the United States, `es-US`. */
export function languageTag(locale: Locale): string {
  return `${languageOf(locale)}-${regionOf(locale)}`;
}

/** The language in which a reader is shown contents and reference data: their own, or else French. */
export function contentLanguage(language: Language): ContentLanguage {
  return CONTENT_LANGUAGES.find((each) => each === language) ?? "fr";
}

export function defaultLocale(language: Language): Locale {
  return LANGUAGE_LIST[language].locale;
}
