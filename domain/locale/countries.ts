import { type Language, type Locale, languageOf } from "./locales.ts";

/** One button of the language dialog: 'Langue principale' when native, else 'Langue alternative'. */
export interface LocaleChoice {
  readonly locale: Locale;
  readonly language: Language;
  readonly isNative: boolean;
}

interface CountryLanguages {
  readonly native: readonly Locale[];
  readonly alternative: readonly Locale[];
}

const FRANCE: CountryLanguages = { native: ["fr-fr"], alternative: ["fr-en"] };
const SPAIN: CountryLanguages = { native: ["es-es"], alternative: ["es-en"] };
const UNITED_STATES: CountryLanguages = { native: ["us-en"], alternative: ["us-es"] };
const CANADA: CountryLanguages = { native: ["us-en", "fr-fr"], alternative: [] };

/** First specification, section 3: the table of countries. */
const COUNTRY_LANGUAGES: ReadonlyMap<string, CountryLanguages> = new Map([
  ["FR", FRANCE],
  ["BE", FRANCE],
  ["CH", FRANCE],
  ["ES", SPAIN],
  ["MX", SPAIN],
  ["AR", SPAIN],
  ["US", UNITED_STATES],
  ["CA", CANADA],
]);

/** The countries with a line of their own, as a person is offered them. */
export const COUNTRIES: readonly string[] = [...COUNTRY_LANGUAGES.keys()];

/**
 * The languages offered in a country, native ones first.
 * @param country ISO 3166-1 alpha-2, in any case; a country that is not in the table is as the US.
 */
export function localeChoices(country: string): LocaleChoice[] {
  const { native, alternative } = COUNTRY_LANGUAGES.get(country.toUpperCase()) ?? UNITED_STATES;
  return [...native, ...alternative].map((locale) => ({
    locale,
    language: languageOf(locale),
    isNative: native.includes(locale),
  }));
}

/** What a selector lists: the country's languages, after the one being read where it is not among them. */
export function listedLocales(country: string, current: Locale): Locale[] {
  const offered = localeChoices(country).map(({ locale }) => locale);
  return offered.includes(current) ? offered : [current, ...offered];
}
