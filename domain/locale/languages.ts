/** Every language of the product, its own name and the locale it is read in where nobody chose another. */
export const LANGUAGE_LIST = {
  fr: { name: "Français", locale: "fr-fr" },
  en: { name: "English", locale: "us-en" },
  es: { name: "Español", locale: "es-es" },
} as const;

/** Every first segment of a localized path: where a person is, then what they read. */
export const LOCALE_LIST = [
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
