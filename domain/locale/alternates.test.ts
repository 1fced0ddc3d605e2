import { expect, test } from "vitest";
import { alternatesOf, canonicalLocale } from "./alternates.ts";
import { LOCALES, languageOf } from "./locales.ts";

test.each(LOCALES)("a page under %s is kept under its language's own country", (locale) => {
  const language = languageOf(locale);
  const own: Partial<Record<string, string>> = { fr: "fr-fr", en: "us-en", es: "es-es" };
  expect(canonicalLocale(language)).toBe(own[language]);
});

test("a text that nobody wrote in English is the French page in English too", () => {
  expect(canonicalLocale("en", ["fr", "es"])).toBe("fr-fr");
  expect(canonicalLocale("es", ["fr", "es"])).toBe("es-es");
});

test("a page names its other languages, and French for everybody else", () => {
  expect(alternatesOf().map(({ hreflang, locale }) => `${hreflang} ${locale}`)).toEqual([
    "fr-FR fr-fr",
    "en-US us-en",
    "es-ES es-es",
    "x-default fr-fr",
  ]);
  expect(alternatesOf(["fr"]).map(({ hreflang }) => hreflang)).toEqual(["fr-FR", "x-default"]);
});
