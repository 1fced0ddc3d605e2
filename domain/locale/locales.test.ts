import { expect, test } from "vitest";
import {
  defaultLocale,
  isLanguage,
  isLocale,
  LOCALES,
  languageOf,
  languageTag,
  localesOfRegion,
  regionOf,
} from "./locales.ts";

test.each([
  { locale: "fr-fr", language: "fr", region: "FR", tag: "fr-FR" },
  { locale: "fr-en", language: "en", region: "FR", tag: "en-FR" },
  { locale: "fr-es", language: "es", region: "FR", tag: "es-FR" },
  { locale: "us-en", language: "en", region: "US", tag: "en-US" },
  { locale: "us-fr", language: "fr", region: "US", tag: "fr-US" },
  { locale: "us-es", language: "es", region: "US", tag: "es-US" },
  { locale: "es-es", language: "es", region: "ES", tag: "es-ES" },
  { locale: "es-en", language: "en", region: "ES", tag: "en-ES" },
  { locale: "es-fr", language: "fr", region: "ES", tag: "fr-ES" },
] as const)("$locale is read in $language, shown as $region, written as $tag", (row) => {
  expect(languageOf(row.locale)).toBe(row.language);
  expect(regionOf(row.locale)).toBe(row.region);
  expect(languageTag(row.locale)).toBe(row.tag);
});

test("there are nine locales and no others", () => {
  expect(LOCALES).toHaveLength(9);
  expect(
    ["fr-fr", "us-es", "fr", "FR-FR", "de-de", "null", "", "toString"].filter(isLocale),
  ).toEqual(["fr-fr", "us-es"]);
  expect(["fr", "en", "es", "de", "FR", ""].filter(isLanguage)).toEqual(["fr", "en", "es"]);
});

test("each language has a default locale", () => {
  expect([defaultLocale("fr"), defaultLocale("en"), defaultLocale("es")]).toEqual([
    "fr-fr",
    "us-en",
    "es-es",
  ]);
});

test.each(LOCALES)("the region of %s reads three languages, its own first", (locale) => {
  const region = {
    FR: ["fr-fr", "fr-en", "fr-es"],
    US: ["us-en", "us-fr", "us-es"],
    ES: ["es-es", "es-en", "es-fr"],
  }[regionOf(locale)];
  expect(localesOfRegion(locale)).toEqual(region);
});
