import { DEFAULT_LOCALE, type Locale, languageTag } from "./locales.ts";

/** Locales that search engines are told of: one for each language, in its own country. */
const INDEXED = ["fr-fr", "us-en", "es-es"] as const satisfies readonly Locale[];

export interface Alternate {
  /** Value of `hreflang`. */
  readonly hreflang: string;
  readonly locale: Locale;
}

/** The alternate language links of a public page (first specification, section 9). */
export const ALTERNATES: readonly Alternate[] = [
  ...INDEXED.map((locale) => ({ hreflang: languageTag(locale), locale })),
  { hreflang: "x-default", locale: DEFAULT_LOCALE },
];
