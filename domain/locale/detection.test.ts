import { expect, test } from "vitest";
import { COUNTRIES } from "./countries.ts";
import { detectCountry, detectLocale, preferredLanguage } from "./detection.ts";
import { LOCALES } from "./locales.ts";

test.each([
  { browser: "fr", country: "FR", locale: "fr-fr" },
  { browser: "fr-CA", country: "FR", locale: "fr-fr" },
  { browser: "FR-be", country: "FR", locale: "fr-fr" },
  { browser: "es-MX", country: "ES", locale: "es-es" },
  { browser: "es-419", country: "ES", locale: "es-es" },
  { browser: "es-US", country: "US", locale: "us-es" },
  { browser: "ES-latn-us", country: "US", locale: "us-es" },
  { browser: "en-FR", country: "FR", locale: "fr-en" },
  { browser: "fr-US-posix", country: "US", locale: "us-fr" },
  { browser: "en-GB", country: "US", locale: "us-en" },
  { browser: "de-DE", country: "US", locale: "us-en" },
  { browser: "", country: "US", locale: "us-en" },
])("a browser that speaks '$browser' is in $country and reads $locale", (row) => {
  expect(detectCountry(null, row.browser)).toBe(row.country);
  expect(detectLocale(null, row.browser)).toBe(row.locale);
});

test.each([
  { stored: "CA", country: "CA", because: "it was stored" },
  { stored: "ch", country: "CH", because: "case does not matter" },
  { stored: "null", country: "FR", because: "it is no country" },
  { stored: "", country: "FR", because: "nothing was stored" },
])("with '$stored' stored the country is $country: $because", ({ stored, country }) => {
  expect(detectCountry(stored, "fr-FR")).toBe(country);
});

test.each([
  { stored: "us-es", locale: "us-es", because: "it was chosen" },
  { stored: "de-de", locale: "fr-fr", because: "it is no locale" },
  { stored: "null", locale: "fr-fr", because: "nor is this" },
])("with $stored stored the locale is $locale: $because", ({ stored, locale }) => {
  expect(detectLocale(stored, "fr-FR")).toBe(locale);
});

test.each([
  { header: "fr-FR,fr;q=0.9,en;q=0.8", preferred: "fr-FR" },
  { header: "en;q=0.5, es-ES;q=0.9", preferred: "es-ES" },
  { header: "fr;q=0, en", preferred: "en" },
  { header: "es", preferred: "es" },
  { header: "fr;q=abc", preferred: "" },
  { header: "", preferred: "" },
])("'$header' prefers '$preferred'", ({ header, preferred }) => {
  expect(preferredLanguage(header)).toBe(preferred);
});

test.each(LOCALES)("a stored choice of %s holds, whatever the browser speaks", (locale) => {
  for (const browser of ["fr-FR", "es-ES", "en-US", "de-DE", ""]) {
    expect(detectLocale(locale, browser)).toBe(locale);
  }
});

test.each(COUNTRIES)("a stored %s holds, whatever the browser speaks", (country) => {
  for (const browser of ["fr-FR", "es-ES", "en-US", "de-DE", ""]) {
    expect(detectCountry(country, browser)).toBe(country);
  }
});
